import { useSWRConfig } from 'swr';
import { useApi } from '../api/api-context';
import { whoIs, type MemberDetails } from '../domain/member-details';
import { useSettings } from '../settings/settings-context';
import { useVisit } from '../visit/visit-context';
import { detailsKeyOf, isRecord, useFollowMember, useMemberScope } from './MemberScope';
import { cacheKeyOf, useApiQuery } from './use-api-query';

/** The member's details, read once for all screens; undefined until they are known. */
function useDetails(): MemberDetails | undefined {
  const { memberDetails } = useApi();
  const { memberKey } = useSettings();
  const { data } = useApiQuery<MemberDetails>(
    detailsKeyOf(memberKey),
    (signal) => memberDetails.read({}, { signal }),
    { revalidateIfStale: false },
  );
  // With a member key, the portal names the member, and the details add nothing.
  useFollowMember(memberKey === undefined ? whoIs(undefined, data) : undefined);
  return data;
}

/** Returns the member's first email address; undefined until it is known. */
export const useMemberAddress = (): string | undefined => useDetails()?.emails[0] || undefined;

/** Returns who the member is; undefined until this is known. */
export const useWho = (): string | undefined => whoIs(useSettings().memberKey, useDetails());

/** The logged-in member; see `whoIs`. */
export interface Member {
  /** Returns who the member is, by the member key or the cache; undefined if unknown. */
  readonly known: () => string | undefined;
  /**
   * Called when someone else may be logged in, and nobody knows who. Removes everything that was read, including the
   * details.
   */
  readonly forget: () => void;
  /**
   * Called when someone else may be logged in without the portal's knowledge. Filled-in forms ask before they are
   * sent, unless it turns out who the member is. Resolves once this is checked. If no member was known and nothing is
   * filled in, the screens only read their content again.
   */
  readonly doubt: () => Promise<unknown>;
  /**
   * Checks who has logged in, reads the screen's content again, and returns whether the member is the same as before.
   * If not, or if unknown, everything read before is removed. Nothing is sent until then.
   */
  readonly checkLogin: (before: string | undefined) => Promise<boolean>;
}

export function useMember(): Member {
  const { memberDetails } = useApi();
  const { cache, mutate } = useSWRConfig();
  const { readKey, become, signal } = useMemberScope();
  const visit = useVisit();
  const detailsKey = () => cacheKeyOf(detailsKeyOf(readKey()));
  const known = () =>
    // Since a login that the portal does not know of, its member key may name the previous member.
    visit.member.get().isInDoubt
      ? undefined
      : whoIs(readKey(), cache.get(detailsKey())?.data as MemberDetails | undefined);
  const forgetRecords = () => {
    visit.forgetRecords();
    // The cache may already be gone.
    mutate(isRecord, undefined).catch(() => undefined);
  };
  const forgetDetails = (options: { readonly revalidate: boolean }) => {
    mutate(detailsKey(), undefined, options).catch(() => undefined);
  };
  const forget = () => {
    forgetRecords();
    // Without another read, because the form asks, and is sent if the member confirms.
    forgetDetails({ revalidate: false });
    visit.doubt();
  };
  const readDetails = async (): Promise<MemberDetails | undefined> => {
    try {
      return await memberDetails.read({}, { signal });
    } catch {
      return undefined;
    }
  };
  const check = async (before: string | undefined): Promise<boolean> => {
    const details = await readDetails();
    // The portal may set its member key only now.
    const now = details && whoIs(readKey(), details);
    if (now === undefined) {
      forget();
      return false;
    }
    // Before the forms have the details, because they would add them to the previous member's content.
    const isForgotten = become(now);
    // The cache may already be gone.
    await mutate(detailsKey(), details, { revalidate: false }).catch(() => undefined);
    if (now === before) mutate(isRecord).catch(() => undefined);
    else if (!isForgotten) forgetRecords();
    return now === before;
  };
  const checkLogin = (before: string | undefined) => visit.member.duringLogin(check(before));
  const doubt = async () => {
    // The portal's member key is older than the login.
    if (readKey() !== undefined) return forget();
    const before = known();
    if (visit.doubt() || visit.member.get().who !== undefined) return checkLogin(before);
    forgetRecords();
    forgetDetails({ revalidate: true });
    return undefined;
  };
  return { known, forget, doubt, checkLogin };
}
