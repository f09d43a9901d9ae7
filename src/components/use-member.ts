import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../api/api-context';
import type { MemberDetails } from '../domain/member-details';
import { useRead } from './use-read';

const DETAILS = 'member-details';

/** Whether a cache's key is that of the member's details. */
export const isMemberKey = (key: unknown): boolean => key === JSON.stringify(DETAILS);

/** The member's details, read once for all screens. */
export function useMemberDetails() {
  const { memberDetails } = useApi();
  return useRead(DETAILS, (signal) => memberDetails.read({}, { signal }), {
    revalidateIfStale: false,
  });
}

/** Who is logged in: the member's first address, undefined where it is not known. */
export interface Member {
  /** As the details were last read. */
  readonly known: () => string | undefined;
  /** Reads the details again: another member may have logged in. */
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
  const key = JSON.stringify(DETAILS);
  const addressOf = (details: unknown) => (details as MemberDetails | undefined)?.emails[0];
  return {
    known: () => addressOf(cache.get(key)?.data) || undefined,
    readAgain: async () => {
      const options = { signal: life.current?.signal };
      try {
        // What is known of the member before must not pass for this one.
        await mutate(key, undefined, { revalidate: false });
        const details = memberDetails.read({}, options);
        return addressOf(await mutate(key, details, { revalidate: false })) || undefined;
      } catch {
        return undefined;
      }
    },
  };
}
