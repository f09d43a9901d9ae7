import { createContext, useContext, useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../../api/api-context';
import { FRAGMENT } from '../../api/resources/content';
import type { MemberDetails } from '../../domain/member-details';
import { cacheKeyOf, nameIn, useApiQuery } from './use-api-query';

const DETAILS = 'member-details';
const CACHE_KEY = cacheKeyOf(DETAILS);

/** Whether a cache key is that of a member's records, but for the details: fragments are the same for all members. */
const isOfMember = (key: string) => ![DETAILS, FRAGMENT].includes(nameIn(key));

/** Reads the member's details, once for all screens. */
export function useMemberDetails() {
  const { memberDetails } = useApi();
  return useApiQuery(DETAILS, (signal) => memberDetails.read({}, { signal }), {
    revalidateIfStale: false,
  });
}

/** @param keptDraft the form that is being sent: it asks before it is sent for another member */
type OnOtherMember = (keptDraft?: string) => void;

const OtherMemberContext = createContext<OnOtherMember>(() => undefined);

/** Provides what removes the drafts and screens of the previous member. */
export const OtherMemberProvider = OtherMemberContext.Provider;

/** The logged-in member, identified by the first email address. */
export interface Member {
  /** The address of the cached details; undefined if unknown. */
  readonly known: () => string | undefined;
  /** Removes all that was read for the member, the details too, and reads again what is on screen. */
  readonly forget: () => void;
  /**
   * Reads again what is on screen, and returns whether the member is the same as before the login. If
   * not, or if that is unknown, nothing shows that was read before.
   */
  readonly checkLogin: (before: string | undefined, keptDraft?: string) => Promise<boolean>;
}

export function useMember(): Member {
  const { memberDetails } = useApi();
  const { cache, mutate } = useSWRConfig();
  const onOtherMember = useContext(OtherMemberContext);
  const life = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = (life.current = new AbortController());
    return () => {
      controller.abort();
    };
  }, []);
  const addressOf = (details: unknown) =>
    (details as MemberDetails | undefined)?.emails[0] || undefined;

  const readAddress = async (): Promise<string | undefined> => {
    const options = { signal: life.current?.signal };
    try {
      // The previous member's details must not be returned if this read fails.
      await mutate(CACHE_KEY, undefined, { revalidate: false });
      const details = memberDetails.read({}, options);
      return addressOf(await mutate(CACHE_KEY, details, { revalidate: false }));
    } catch {
      return undefined;
    }
  };
  const eachRecord = (change: (key: string) => Promise<unknown>) => {
    for (const key of [...cache.keys()].filter(isOfMember))
      // The cache may be gone by now.
      change(key).catch(() => undefined);
  };
  const forgetRecords = () => {
    eachRecord((key) => mutate(key, undefined));
  };
  return {
    known: () => addressOf(cache.get(CACHE_KEY)?.data),
    forget: () => {
      forgetRecords();
      mutate(CACHE_KEY, undefined).catch(() => undefined);
    },
    checkLogin: async (before, keptDraft) => {
      const now = await readAddress();
      if (now !== undefined && now === before) {
        eachRecord((key) => mutate(key));
        return true;
      }
      forgetRecords();
      if (now !== undefined && before !== undefined) onOtherMember(keptDraft);
      return false;
    },
  };
}
