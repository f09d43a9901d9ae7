import {
  createContext,
  Fragment,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { useSWRConfig } from 'swr';
import { FRAGMENT } from '../../api/resources/content';
import { useSettings } from '../../settings/settings-context';
import type { Elements } from '../../ui/elements';
import { useAbort } from '../../ui/use-abort';
import { useOfStore } from '../../ui/use-store';
import type { MemberState } from '../visit/member-state';
import { useVisit } from '../visit/visit-context';
import { cacheKeyOf, nameIn } from './use-api-query';

const DETAILS = 'member-details';

/** The read of the member's details, by what the portal calls the member: those of another are not read again. */
export const detailsKeyOf = (memberKey: string | undefined): string | readonly string[] =>
  memberKey === undefined ? DETAILS : [DETAILS, memberKey];

/** Whether a cache key is that of a member's records, but for the details: fragments are the same for all members. */
export const isRecord = (cacheKey: unknown): boolean =>
  typeof cacheKey === 'string' && ![DETAILS, FRAGMENT].includes(nameIn(cacheKey));

interface Scope {
  /** Returns what the portal calls the member by now. */
  readonly readKey: () => string | undefined;
  /** The member is known to be this one. Returns whether that is another one than before. */
  readonly become: (now: string) => boolean;
  /** Aborted once the portal is shown no more. */
  readonly signal: AbortSignal;
}

const ScopeContext = createContext<Scope | undefined>(undefined);

export function useMemberScope(): Scope {
  const scope = useContext(ScopeContext);
  if (!scope) throw new Error('useMemberScope needs a MemberScope');
  return scope;
}

/** Renders what is selected of what is known of the member. */
export const useOfMember = <Selected,>(select: (now: MemberState) => Selected): Selected =>
  useOfStore(useVisit().member, select);

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

interface MemberScopeProps extends Pick<Scope, 'readKey'> {
  readonly children: Elements;
}

/** Follows who the member is. What was read and filled in by one member is removed once it is another. */
export function MemberScope({ readKey, children }: MemberScopeProps) {
  const { mutate } = useSWRConfig();
  const visit = useVisit();
  const become = useCallback(
    (now: string) => {
      // A screen that is removed reads nothing again. Read before `become`, which ends the wait.
      const options = { revalidate: visit.member.get().waiting !== undefined };
      if (!visit.become(now)) return false;
      const theirs = cacheKeyOf(detailsKeyOf(readKey()));
      const isOfBefore = (key: unknown) =>
        isRecord(key) || (typeof key === 'string' && nameIn(key) === DETAILS && key !== theirs);
      // The cache may be gone by now.
      mutate(isOfBefore, undefined, options).catch(() => undefined);
      return true;
    },
    [visit, readKey, mutate],
  );
  const [life] = useState(() => new AbortController());
  useAbort(life);
  const { signal } = life;
  const scope = useMemo(() => ({ readKey, become, signal }), [readKey, become, signal]);
  return (
    <ScopeContext value={scope}>
      <FollowKey />
      {children}
    </ScopeContext>
  );
}

/** Renders its children anew for each member. */
export function ForOneMember({ children }: { children: Elements }) {
  return <Fragment key={useOfMember(({ turn }) => turn)}>{children}</Fragment>;
}
