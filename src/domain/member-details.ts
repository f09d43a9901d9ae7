/** A member's details (@spec §3). The optional parts are as the server sent them. */
export interface MemberDetails {
  /** Never undefined; the first address is the one to answer to. */
  readonly emails: readonly string[];
  readonly dependents?: unknown;
  readonly emergencyContacts?: unknown;
  readonly addresses?: unknown;
}
