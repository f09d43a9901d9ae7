import { createContext, useContext, useEffect, useRef } from 'react';
import { useSWRConfig, type SWRConfiguration } from 'swr';
import { useApi } from '../../api/api-context';
import { FRAGMENT } from '../../api/resources/content';
import type { MemberDetails } from '../../domain/member-details';
import { cacheKeyOf, nameIn, useApiQuery } from './use-api-query';

const DETAILS = 'member-details';
export const DETAILS_KEY = cacheKeyOf(DETAILS);

/** Whether a cache key is that of a member's records, but for the details: fragments are the same for all members. */
const isOfMember = (key: string) => ![DETAILS, FRAGMENT].includes(nameIn(key));

/**
 * @param address the member's first address, just read
 * @param keptDraft the form that is being sent: it asks before it is sent for another member
 */
type OnMember = (address: string, keptDraft?: string) => void;

const OnMemberContext = createContext<OnMember>(() => undefined);

/** Provides what removes the drafts and screens of the previous member, if the address is another. */
export const OnMemberProvider = OnMemberContext.Provider;

const addressOf = (details: MemberDetails | undefined) => details?.emails[0] || undefined;

/** Returns the member's first email address, undefined until it is known. It is read once for all screens. */
export function useMemberAddress(
  options?: Pick<SWRConfiguration, 'revalidateOnMount'>,
): string | undefined {
  const { memberDetails } = useApi();
  const onMember = useContext(OnMemberContext);
  const { data } = useApiQuery(DETAILS, (signal) => memberDetails.read({}, { signal }), {
    revalidateIfStale: false,
    ...options,
  });
  const address = addressOf(data);
  useEffect(() => {
    if (address !== undefined) onMember(address);
  }, [address, onMember]);
  return address;
}

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
  const onMember = useContext(OnMemberContext);
  const life = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = (life.current = new AbortController());
    return () => {
      controller.abort();
    };
  }, []);
  const readAddress = async (keptDraft?: string): Promise<string | undefined> => {
    try {
      const details = await memberDetails.read({}, { signal: life.current?.signal });
      const address = addressOf(details);
      // Before the forms have the address: they would pass it on without the draft that is kept.
      if (address !== undefined) onMember(address, keptDraft);
      await mutate(DETAILS_KEY, details, { revalidate: false });
      return address;
    } catch {
      // The previous member's details must not be returned. The cache may be gone by now.
      mutate(DETAILS_KEY, undefined, { revalidate: false }).catch(() => undefined);
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
    known: () => addressOf(cache.get(DETAILS_KEY)?.data as MemberDetails | undefined),
    forget: () => {
      forgetRecords();
      mutate(DETAILS_KEY, undefined).catch(() => undefined);
    },
    checkLogin: async (before, keptDraft) => {
      const now = await readAddress(keptDraft);
      if (now !== undefined && now === before) {
        eachRecord((key) => mutate(key));
        return true;
      }
      forgetRecords();
      return false;
    },
  };
}
