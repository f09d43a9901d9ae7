import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../../api/api-context';
import { FRAGMENT } from '../../api/content';
import type { MemberDetails } from '../../domain/member-details';
import { cacheKeyOf, nameIn, useApiQuery } from './use-api-query';

const DETAILS = 'member-details';
const CACHE_KEY = cacheKeyOf(DETAILS);

/** Whether a cache key is that of a member's records, but for the details. */
const isOfMember = (key: unknown) =>
  typeof key === 'string' && ![DETAILS, FRAGMENT].includes(nameIn(key));

/** Reads the member's details, once for all screens. */
export function useMemberDetails() {
  const { memberDetails } = useApi();
  return useApiQuery(DETAILS, (signal) => memberDetails.read({}, { signal }), {
    revalidateIfStale: false,
  });
}

/** The logged-in member, identified by the first email address; undefined if unknown. */
export interface Member {
  /** From the cached details. */
  readonly known: () => string | undefined;
  /** Reads the details again, and then all that is on screen: another member may have logged in. */
  readonly readAgain: () => Promise<string | undefined>;
}

export function useMember(): Member {
  const { memberDetails } = useApi();
  const { cache, mutate } = useSWRConfig();
  const life = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = (life.current = new AbortController());
    return () => {
      controller.abort();
    };
  }, []);
  const addressOf = (details: unknown) => (details as MemberDetails | undefined)?.emails[0];
  return {
    known: () => addressOf(cache.get(CACHE_KEY)?.data) || undefined,
    readAgain: async () => {
      const options = { signal: life.current?.signal };
      try {
        // The previous member's details must not be returned if this read fails.
        await mutate(CACHE_KEY, undefined, { revalidate: false });
        const details = memberDetails.read({}, options);
        return addressOf(await mutate(CACHE_KEY, details, { revalidate: false })) || undefined;
      } catch {
        return undefined;
      } finally {
        // The cache may be gone by now.
        mutate(isOfMember).catch(() => undefined);
      }
    },
  };
}
