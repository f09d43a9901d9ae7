/** A member's details (@spec §3). The optional parts are unchanged from the server. */
export interface MemberDetails {
  /** Never undefined. Answers are sent to the first address. */
  readonly emails: readonly string[];
  readonly dependents?: unknown;
  readonly emergencyContacts?: unknown;
  readonly addresses?: unknown;
}
