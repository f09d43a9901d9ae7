// The JSON of the calls in the contract (@spec §3, §7).

/** A number, or digits as text. */
export type WireReference = number | string | null;

export interface WireQueryListItem {
  referenceNumber?: WireReference;
  category?: string | null;
  queryDetail?: string | null;
  dateLogged?: string | null;
}

export interface WireAttachment {
  attachmentId?: WireReference;
  fileName?: string | null;
}

export interface WireQuery extends WireQueryListItem {
  attachments?: readonly WireAttachment[] | null;
  canUpdate?: boolean | null;
}

export interface WireDocumentSubmission {
  referenceNumber?: WireReference;
  category?: string | null;
  dateLogged?: string | null;
  attachments?: readonly WireAttachment[] | null;
}

export interface WireMemberDetails {
  emails?: readonly (string | { address?: string | null } | null)[] | null;
  dependents?: unknown;
  emergencyContacts?: unknown;
  addresses?: unknown;
}

export interface Submitted {
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
