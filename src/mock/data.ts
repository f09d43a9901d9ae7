import type { Person } from './people';
import type { StoredQuery, StoredSubmission } from './store';

/** A login that the mock accepts. */
export interface MockLogin {
  readonly username: string;
  readonly password: string;
}

/** The member, or a dependant. Dates are yyyy-MM-dd. */
export interface MockPerson extends Omit<Person, 'emails' | 'cellphone'> {
  /** The first one fills the form. */
  emails: readonly string[];
  cellphone: string;
  readonly addresses: readonly object[];
  readonly emergencyContacts: readonly object[];
  readonly roles: readonly string[];
  readonly doctors: readonly { readonly allocationType: string }[];
  readonly waitingPeriods: readonly { readonly startDate: string; readonly endDate: string }[];
  /** Absent until one is stored. */
  picture?: Blob | undefined;
}

/** A query. Its age decides whether it can be updated (30 days) and is shown at all (90 days). */
export interface MockQuery extends Omit<StoredQuery, 'entityNumber' | 'files'> {
  readonly files: readonly File[];
  /** The emailed response as HTML; absent if there is none yet. */
  response?: string | undefined;
}

/** Documents that the member has submitted. */
export interface MockSubmission extends Omit<StoredSubmission, 'entityNumber' | 'files'> {
  readonly files: readonly File[];
}

export interface MockPolicy {
  readonly policyId: string;
  readonly policyIdentifier: string;
  readonly product: string;
  /** Entity numbers. */
  readonly dependents: readonly string[];
}

/** All that a mock knows. A test may read and change it between calls. */
export interface MockData {
  /** Whether a member is logged in: a login sets it, and calls of members without are answered with 401. */
  signedIn: boolean;
  logins: readonly MockLogin[];
  /** The member, then the dependants. */
  people: readonly [MockPerson, ...MockPerson[]];
  plan: unknown;
  scheme: unknown;
  policies: readonly MockPolicy[];
  /** The permissions that the member has for everyone and every benefit. */
  permissions: readonly string[];
  queries: MockQuery[];
  submissions: MockSubmission[];
  /**
   * Fragments and images by their content path, '/medical-aid/inquiries/medical-claims' for one. A text is
   * HTML. Every guidance fragment that is not here is a short text that names its category.
   */
  content: Readonly<Record<string, string | Blob>>;
}
