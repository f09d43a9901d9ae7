// The JSON of the calls in the contract (@spec §3, §7).

/** A number, or digits as text. */
export type WireReference = number | string | null;

export interface WireQueryListItem {
  /** A number, or 1 to 15 digits as text. */
  referenceNumber?: WireReference;
  /** A category code of the origin, shown by its name. Any other text is shown unchanged. */
  category?: string | null;
  queryDetail?: string | null;
  /**
   * A date or a date-time. A date-time without a time zone, or a list of numbers, is in the scheme's time zone,
   * UTC+2.
   */
  dateLogged?: string | readonly number[] | null;
}

export interface WireAttachment {
  /** Used as a segment of the path to the file. */
  attachmentId?: WireReference;
  fileName?: string | null;
}

export interface WireQuery extends WireQueryListItem {
  attachments?: readonly WireAttachment[] | null;
  /** The update form is shown only if this is true. */
  canUpdate?: boolean | null;
}

export interface WireDocumentSubmission {
  /** A number, or 1 to 15 digits as text. */
  referenceNumber?: WireReference;
  /** A category code, shown by its name. Any other text is shown unchanged. */
  category?: string | null;
  /**
   * A date or a date-time. A date-time without a time zone, or a list of numbers, is in the scheme's time zone,
   * UTC+2.
   */
  dateLogged?: string | readonly number[] | null;
  attachments?: readonly WireAttachment[] | null;
}

export interface WireMemberDetails {
  /** The first address is filled in on the form. */
  emails?: readonly (string | { address?: string | null } | null)[] | null;
  dependents?: unknown;
  emergencyContacts?: unknown;
  addresses?: unknown;
}

export interface Submitted {
  /** A number, or 1 to 15 digits as text. Without it, the query still counts as sent. */
  referenceNumber?: WireReference;
}

/** The body of the authentication call. */
export interface AuthenticationRequestMessage {
  schemaVersion: 1;
  Login: string;
  Password: string;
  ddid: { authorizationCode: string; domain: string; redirectUri: string; clientId: string };
}

/** Which optional parts of a member's details to include. */
export interface MemberDetailsFlags {
  readonly emergencyContacts?: boolean;
  readonly dependents?: boolean;
  readonly addresses?: boolean;
}
