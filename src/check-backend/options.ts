import type { RawAttributes } from '../settings/attributes';
import type { CheckId } from './rules';

/** The attributes of the element that say where and how it calls. */
export const USED_ATTRIBUTES = [
  'origin',
  'environment',
  'apiBase',
  'medxpressApiBase',
  'contentBase',
  'contentPath',
  'loginDdid',
  'portalCookie',
] as const satisfies readonly (keyof RawAttributes)[];

export interface CheckOptions extends Pick<RawAttributes, (typeof USED_ATTRIBUTES)[number]> {
  /** Where the page with the element is: `https://staging.portal.example`. */
  readonly address: string;
  /** A member of the test system, with queries of the last days. */
  readonly login: { readonly username: string; readonly password: string };
  /** Also makes the calls that write: five or six test queries, whose numbers the report has. Default: false. */
  readonly write?: boolean | undefined;
  /** Where test queries are answered to. Default: the first address of the member's details. */
  readonly email?: string | undefined;
  /** The reference number of a document submission of the member. */
  readonly submission?: string | undefined;
  /** The reference number of a query that is too old to be shown. */
  readonly outdated?: string | undefined;
  /** The address of the logout, which is sent a POST with the token at the end. */
  readonly logout?: string | undefined;
  /** How long an answer may take, in seconds; four times as long to what is sent. Default: 30, as in the element. */
  readonly seconds?: number | undefined;
  /** Sends each request. Default: the global `fetch`. */
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Called after each step. */
  readonly onStep?: ((step: Step) => void) | undefined;
}

/** Where a backend does otherwise than the element needs. */
export interface Place {
  /** 'METHOD /path/:param' */
  readonly call: string;
  readonly got: string;
  /** What a member sees. */
  readonly member: string;
}

/** One thing that a backend does otherwise than the element needs. */
export interface Finding {
  readonly check: CheckId;
  /** An error is in a member's way; advice is not. */
  readonly severity: 'error' | 'advice';
  readonly expected: string;
  readonly fix: string;
  readonly places: readonly Place[];
}

/** A part of the check. */
export interface Step {
  readonly title: string;
  readonly call: string;
  readonly outcome: 'passed' | 'found' | 'skipped';
  /** Why it was skipped. */
  readonly reason?: string | undefined;
  readonly milliseconds: number;
}

export interface Report {
  readonly address: string;
  readonly steps: readonly Step[];
  readonly findings: readonly Finding[];
  /** The reference numbers of the queries that were written, to be closed. */
  readonly written: readonly string[];
}
