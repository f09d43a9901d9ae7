import type { StoredQuery } from '../../../src/mock/store';

/** A stored query; `loggedAt` in milliseconds since 1970. */
export interface QueryRecord extends StoredQuery {
  readonly loggedAt: number;
}

/** A filter of a member's queries; `since` and `until` in milliseconds since 1970. */
export interface QueryFilter extends Partial<Pick<StoredQuery, 'origin' | 'status'>> {
  readonly entityNumber: string;
  readonly since?: number;
  readonly until?: number;
}
