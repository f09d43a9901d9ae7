import type { MemberDetails } from './member-details';

/**
 * Who the member is: what the portal calls the member, else the first address, whatever its case; undefined while
 * neither is known. Two known answers that differ are two members.
 */
export const whoIs = (
  memberKey: string | undefined,
  details: MemberDetails | undefined,
): string | undefined => memberKey ?? (details?.emails[0]?.toLowerCase() || undefined);
