import { Fragment, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { useSWRConfig } from 'swr';
import { FRAGMENT } from '../api/resources/content';
import { useSettings } from '../settings/settings-context';
import { requiredContext } from '../ui/required-context';
import { useAbort } from '../ui/use-abort';
import { useOfStore } from '../ui/use-store';
import type { Elements } from '../ui/Words';
import type { MemberState } from '../visit/member-state';
import { useVisit } from '../visit/visit-context';
import { cacheKeyOf, readNameIn } from './use-api-query';

const DETAILS = 'member-details';

/**
 * The read of the member's details, by the portal's member key, so that one member's details are not read as
 * another's.
 */
export const detailsKeyOf = (memberKey: string | undefined): string | readonly string[] =>
  memberKey === undefined ? DETAILS : [DETAILS, memberKey];

/** Whether a cache key is for a member's records, except the details. Fragments are the same for all members. */
export const isRecord = (cacheKey: unknown): boolean =>
  typeof cacheKey === 'string' && ![DETAILS, FRAGMENT].includes(readNameIn(cacheKey));

interface Scope {
  /** Returns the portal's current member key. */
  readonly readKey: () => string | undefined;
  /** Called when the member is known. Returns whether this is another member than before. */
  readonly become: (now: string) => boolean;
  /** Aborted once the portal is no longer shown. */
  readonly signal: AbortSignal;
}

const [ScopeProvider, useMemberScope] = requiredContext<Scope>('useMemberScope');
export { useMemberScope };

/** Selects from the facts known about the member, and renders when the selection changes. */
export const useOfMember = <Selected,>(select: (now: MemberState) => Selected): Selected =>
  useOfStore(useVisit().member, select);

/** Passes on who the member is. */
export function useFollowMember(who: string | undefined): void {
  const { become } = useMemberScope();
  // A layout effect, because one member's content must never be shown to the next.
  useLayoutEffect(() => {
    if (who !== undefined) become(who);
  }, [who, become]);
}

/** Rendered before the screens, so that its effect runs before theirs. */
function FollowKey(): null {
  useFollowMember(useSettings().memberKey);
  return null;
}

interface MemberScopeProps extends Pick<Scope, 'readKey'> {
  readonly children: Elements;
}

/** Follows who the member is. Content that one member has read or filled in is removed when the member changes. */
export function MemberScope({ readKey, children }: MemberScopeProps) {
  const { mutate } = useSWRConfig();
  const visit = useVisit();
  const become = useCallback(
    (now: string) => {
      // Screens that are removed read nothing again. Read before `become`, which ends the wait.
      const options = { revalidate: visit.member.get().atLogin !== undefined };
      if (!visit.become(now)) return false;
      const theirs = cacheKeyOf(detailsKeyOf(readKey()));
      const isOfBefore = (key: unknown) =>
        isRecord(key) || (typeof key === 'string' && readNameIn(key) === DETAILS && key !== theirs);
      // The cache may already be gone.
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
    <ScopeProvider value={scope}>
      <FollowKey />
      {children}
    </ScopeProvider>
  );
}

/** Remounts its children for each member. */
export function ForOneMember({ children }: { children: Elements }) {
  return <Fragment key={useOfMember(({ remounts }) => remounts)}>{children}</Fragment>;
}
