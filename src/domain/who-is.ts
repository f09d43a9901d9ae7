import type { MemberDetails } from './member-details';

/**
 * Who the member is: the portal's member key, else the first email address in lower case; undefined while neither is
 * known. Two different known answers mean two members.
 */
export const whoIs = (
  memberKey: string | undefined,
  details: MemberDetails | undefined,
): string | undefined => memberKey ?? (details?.emails[0]?.toLowerCase() || undefined);
