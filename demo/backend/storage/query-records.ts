import type { OriginCode } from '../../../src/origins';

export type QueryStatus = 'OPEN' | 'CLOSED';

/** A submission to be stored (@spec §3 Query creation payload). */
export interface NewQuery {
  readonly origin: OriginCode;
  readonly category: string;
  readonly subCategory: string | null;
  readonly query: string;
  readonly email: string;
  readonly ccEmail: string | null;
  readonly product: string | null;
  /** Reference of the query that this one updates; null for a first one. */
  readonly original: number | null;
}

/** A stored query; `loggedAt` in milliseconds since 1970. */
export interface QueryRecord extends NewQuery {
  readonly reference: number;
  /** The member who logged it. */
  readonly entityNumber: string;
  readonly status: QueryStatus;
  readonly loggedAt: number;
}

/** A filter of a member's queries; `since` and `until` in milliseconds since 1970. */
export interface QueryFilter {
  readonly entityNumber: string;
  readonly origin?: OriginCode;
  readonly status?: QueryStatus;
  readonly since?: number;
  readonly until?: number;
}
