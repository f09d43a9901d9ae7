import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../../api/api-context';
import type { MemberDetails } from '../../domain/member-details';
import { whoIs } from '../../domain/who-is';
import { useSettings } from '../../settings/settings-context';
import { useAbort } from '../../ui/use-abort';
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
  useFollowMember(whoIs(memberKey, data));
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
  /**
   * Removes all that was read for the member, the details too, and reads again what is on screen. Resolves once that has
   * shown who the member is, or could not.
   */
  readonly forget: () => Promise<void>;
  /**
   * Reads again what is on screen, and returns whether the member is the same as before the login. If
   * not, or if that is unknown, nothing shows that was read before.
   */
  readonly checkLogin: (before: string | undefined) => Promise<boolean>;
}

export function useMember(): Member {
  const { memberDetails } = useApi();
  const { cache, mutate } = useSWRConfig();
  const { readKey, become } = useMemberScope();
  const [life] = useState(() => new AbortController());
  useAbort(life);
  const detailsKey = () => cacheKeyOf(detailsKeyOf(readKey()));
  const readDetails = async (): Promise<MemberDetails | undefined> => {
    try {
      return await memberDetails.read({}, { signal: life.signal });
    } catch {
      return undefined;
    }
  };
  // The cache may be gone by now.
  const forgetRecords = () => {
    mutate(isRecord, undefined).catch(() => undefined);
  };
  return {
    known: () => whoIs(readKey(), cache.get(detailsKey())?.data as MemberDetails | undefined),
    forget: async () => {
      forgetRecords();
      // SWR waits for a read again only where no data is set.
      const key = detailsKey();
      mutate(key, undefined, { revalidate: false }).catch(() => undefined);
      const details = await mutate<MemberDetails>(key).catch(() => undefined);
      const now = details && whoIs(readKey(), details);
      if (now !== undefined) become(now);
    },
    checkLogin: async (before) => {
      const details = await readDetails();
      // The portal may name the member only now.
      const now = details && whoIs(readKey(), details);
      // Before the forms have the details: they would pass them on for the member before.
      const isForgotten = now !== undefined && become(now);
      // Those of the previous member must not be returned. The cache may be gone by now.
      await mutate(detailsKey(), details, { revalidate: false }).catch(() => undefined);
      if (now !== undefined && now === before) {
        mutate(isRecord).catch(() => undefined);
        return true;
      }
      if (!isForgotten) forgetRecords();
      return false;
    },
  };
}
