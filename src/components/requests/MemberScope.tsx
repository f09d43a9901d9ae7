import {
  createContext,
  Fragment,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { useSWRConfig } from 'swr';
import { FRAGMENT } from '../../api/resources/content';
import { useSettings } from '../../settings/settings-context';
import type { Elements } from '../../ui/elements';
import type { MemberState, MemberStore } from './member-store';
import { cacheKeyOf, nameIn } from './use-api-query';

const DETAILS = 'member-details';

/** The read of the member's details, by what the portal calls the member: those of another are not read again. */
export const detailsKeyOf = (memberKey: string | undefined): string | readonly string[] =>
  memberKey === undefined ? DETAILS : [DETAILS, memberKey];

/** Whether a cache key is that of a member's records, but for the details: fragments are the same for all members. */
export const isRecord = (cacheKey: string) => ![DETAILS, FRAGMENT].includes(nameIn(cacheKey));

interface Scope {
  readonly store: MemberStore;
  /** Returns what the portal calls the member by now. */
  readonly readKey: () => string | undefined;
  /** The member is known to be this one. Returns whether that is another one than before. */
  readonly become: (now: string) => boolean;
}

const ScopeContext = createContext<Scope | undefined>(undefined);

export function useMemberScope(): Scope {
  const scope = useContext(ScopeContext);
  if (!scope) throw new Error('useMemberScope needs a MemberScope');
  return scope;
}

export function useMemberState(): MemberState {
  const { subscribe, get } = useMemberScope().store;
  return useSyncExternalStore(subscribe, get, get);
}

/** Follows who the member is by what is known of them. */
export function useFollowMember(who: string | undefined): void {
  const { become } = useMemberScope();
  // A layout effect: nothing of one member is ever shown to the next.
  useLayoutEffect(() => {
    if (who !== undefined) become(who);
  }, [who, become]);
}

/** Before the screens, so that none of their effects comes first. */
function FollowKey(): null {
  useFollowMember(useSettings().memberKey);
  return null;
}

interface MemberScopeProps extends Pick<Scope, 'store' | 'readKey'> {
  /** What was filled in, by the form. */
  readonly drafts: Pick<Map<string, unknown>, 'keys' | 'delete'>;
  readonly children: Elements;
}

/** Follows who the member is. What was read and filled in by one member is removed once it is another. */
export function MemberScope({ store, readKey, drafts, children }: MemberScopeProps) {
  const { cache, mutate } = useSWRConfig();
  const become = useCallback(
    (now: string) => {
      if (!store.become(now)) return false;
      for (const name of [...drafts.keys()]) if (!store.spares(name)) drafts.delete(name);
      const theirs = cacheKeyOf(detailsKeyOf(readKey()));
      // A screen that is removed reads nothing again.
      const options = { revalidate: store.isWaiting() };
      for (const key of [...cache.keys()])
        if (isRecord(key) || (nameIn(key) === DETAILS && key !== theirs))
          // The cache may be gone by now.
          mutate(key, undefined, options).catch(() => undefined);
      return true;
    },
    [store, readKey, drafts, cache, mutate],
  );
  const scope = useMemo(() => ({ store, readKey, become }), [store, readKey, become]);
  return (
    <ScopeContext value={scope}>
      <FollowKey />
      {children}
    </ScopeContext>
  );
}

/** Renders its children anew for each member. */
export function ForOneMember({ children }: { children: Elements }) {
  return <Fragment key={useMemberState().turn}>{children}</Fragment>;
}
