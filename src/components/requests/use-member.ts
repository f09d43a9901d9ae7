import { useSWRConfig } from 'swr';
import { useApi } from '../../api/api-context';
import type { MemberDetails } from '../../domain/member-details';
import { whoIs } from '../../domain/who-is';
import { useSettings } from '../../settings/settings-context';
import { useVisit } from '../visit/visit-context';
import { detailsKeyOf, isRecord, useFollowMember, useMemberScope } from './MemberScope';
import { cacheKeyOf, useApiQuery } from './use-api-query';

/** The member's details; undefined until they are known. They are read once for all screens. */
function useDetails(): MemberDetails | undefined {
  const { memberDetails } = useApi();
  const { memberKey } = useSettings();
  const { data } = useApiQuery<MemberDetails>(
    detailsKeyOf(memberKey),
    (signal) => memberDetails.read({}, { signal }),
    { revalidateIfStale: false },
  );
  // What the portal calls the member is followed beside this: to read the details says nothing new of it.
  useFollowMember(memberKey === undefined ? whoIs(undefined, data) : undefined);
  return data;
}

/** Returns the member's first email address; undefined until it is known. */
export const useMemberAddress = (): string | undefined => useDetails()?.emails[0] || undefined;

/** Reads who the member is; undefined until that is known. */
export const useWho = (): string | undefined => whoIs(useSettings().memberKey, useDetails());

/** The logged-in member; see `whoIs`. */
export interface Member {
  /** Who that is by what was read; undefined if unknown. */
  readonly known: () => string | undefined;
  /** Someone else may be logged in, and it is not found out who: removes all that was read, the details too. */
  readonly forget: () => void;
  /**
   * Someone else may be logged in, of whom the portal has not heard: what was filled in asks before it is sent, unless it
   * is found out who that is. Resolves once that has ended. Without a member before, and with nothing filled in, the screens
   * read again what they show.
   */
  readonly doubt: () => Promise<unknown>;
  /**
   * Finds out who has logged in, reads again what is on screen, and returns whether the member is the same as before. If
   * not, or if that is unknown, nothing shows that was read before. Nothing is sent until then.
   */
  readonly checkLogin: (before: string | undefined) => Promise<boolean>;
}

export function useMember(): Member {
  const { memberDetails } = useApi();
  const { cache, mutate } = useSWRConfig();
  const { readKey, become, signal } = useMemberScope();
  const visit = useVisit();
  const detailsKey = () => cacheKeyOf(detailsKeyOf(readKey()));
  const known = () => whoIs(readKey(), cache.get(detailsKey())?.data as MemberDetails | undefined);
  const forgetRecords = () => {
    visit.forgetRecords();
    // The cache may be gone by now.
    mutate(isRecord, undefined).catch(() => undefined);
  };
  const forgetDetails = (options: { readonly revalidate: boolean }) => {
    mutate(detailsKey(), undefined, options).catch(() => undefined);
  };
  const forget = () => {
    forgetRecords();
    // Without another read: the form asks, and is sent if the member says so.
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
    // The portal may name the member only now.
    const now = details && whoIs(readKey(), details);
    if (now === undefined) {
      forget();
      return false;
    }
    // Before the forms have the details: they would pass them on for the member before.
    const isForgotten = become(now);
    // The cache may be gone by now.
    await mutate(detailsKey(), details, { revalidate: false }).catch(() => undefined);
    if (now === before) mutate(isRecord).catch(() => undefined);
    else if (!isForgotten) forgetRecords();
    return now === before;
  };
  const checkLogin = (before: string | undefined) => visit.member.duringLogin(check(before));
  const doubt = async () => {
    // The portal's word is of before the login.
    if (readKey() !== undefined) return forget();
    if (visit.doubt() || visit.member.get().who !== undefined) return checkLogin(known());
    forgetRecords();
    forgetDetails({ revalidate: true });
    return undefined;
  };
  return { known, forget, doubt, checkLogin };
}
