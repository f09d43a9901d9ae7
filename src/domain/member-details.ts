/** A member's details (@spec §3). The optional parts are unchanged from the server. */
export interface MemberDetails {
  /** Never undefined. Answers are sent to the first address. */
  readonly emails: readonly string[];
  readonly dependents?: unknown;
  readonly emergencyContacts?: unknown;
  readonly addresses?: unknown;
}

/**
 * Who the member is: the portal's member key, else the first email address in lower case; undefined while neither is
 * known. Two different known answers mean two members.
 */
export const whoIs = (
  memberKey: string | undefined,
  details: MemberDetails | undefined,
): string | undefined => memberKey ?? (details?.emails[0]?.toLowerCase() || undefined);
