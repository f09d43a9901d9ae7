import { useEffect, useLayoutEffect } from 'react';
import { useRoute } from 'wouter';
import { useWarnings } from '../components/optional/use-warnings';
import { openDrafts } from '../draft-store/draft-store';
import { wasErasedSince } from '../draft-store/erase-drafts';
import { useWho } from '../requests/use-member';
import { ROUTES } from '../routing/routes';
import { readDraftsMode, type DraftsMode } from '../settings/drafts-mode';
import { useSettings } from '../settings/settings-context';
import { useStore } from '../ui/use-store';
import { useVisit } from '../visit/visit-context';
import { elementDrafts } from './element-drafts';

/** Opens the member's drafts. */
export function DraftOwner() {
  const { drafts, memberKey } = useSettings();
  const { mode, problems } = readDraftsMode(drafts);
  useWarnings('drafts', problems);
  const ofElement = elementDrafts(useVisit());
  useEffect(() => ofElement.enter(), [ofElement]);
  const [isLogin] = useRoute(ROUTES.login);
  if (mode === 'memory') return <Owner mode={mode} named={undefined} />;
  if (memberKey !== undefined) return <Owner mode={mode} named={memberKey} />;
  // Nobody may be logged in there, so a request for the details could only fail.
  return isLogin ? null : <OwnerByAddress mode={mode} />;
}

interface OwnerProps {
  readonly mode: DraftsMode;
  /** Who the member is now; undefined while unknown. */
  readonly named: string | undefined;
}

/** Reads the member's address where the page has not read it yet. */
function OwnerByAddress(props: Omit<OwnerProps, 'named'>) {
  return <Owner {...props} named={useWho()} />;
}

function Owner({ mode, named }: OwnerProps): null {
  const visit = useVisit();
  const { ownership } = elementDrafts(visit);
  const { who: owner, isInDoubt, since, asking } = useStore(visit.member);
  // Unknown until the visit knows the same member, because it says since when the forms are theirs. A portal that knew
  // of no login may still name the previous member.
  const isKnown = owner !== undefined && named === owner && !isInDoubt;
  // A layout effect, because one member's drafts must never be shown to the next.
  useLayoutEffect(() => {
    ownership.set({ owner, isKnown, mode, since, asking });
  }, [ownership, owner, isKnown, mode, since, asking]);
  useEffect(() => {
    if (!isKnown || wasErasedSince(since)) return;
    // Erases the drafts of other owners, on any screen. A browser that can't store drafts shows this at a form.
    openDrafts(owner).catch(() => undefined);
  }, [owner, isKnown, since]);
  return null;
}
