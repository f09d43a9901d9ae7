import type { OriginCode } from '../../src/origins';

export type QueryStatus = 'OPEN' | 'CLOSED';

/** What a submission asks to be stored (@spec §3 Query creation payload). */
export interface NewQuery {
  readonly origin: OriginCode;
  readonly category: string;
  readonly subCategory: string | null;
  readonly query: string;
  readonly email: string;
  readonly ccEmail: string | null;
  readonly product: string | null;
  /** The reference of the query that this one updates; null for a first one. */
  readonly original: number | null;
}

/** A query as it stands in the database; `loggedAt` in milliseconds since 1970. */
export interface QueryRecord extends NewQuery {
  readonly reference: number;
  /** Whose query it is. */
  readonly entityNumber: string;
  readonly status: QueryStatus;
  readonly loggedAt: number;
}

/** Which of a member's queries are asked for; `since` and `until` in milliseconds since 1970. */
export interface QueryFilter {
  readonly entityNumber: string;
  readonly origin?: OriginCode;
  readonly status?: QueryStatus;
  readonly since?: number;
  readonly until?: number;
}
