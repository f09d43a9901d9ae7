import { useEffect, useLayoutEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useRoute } from 'wouter';
import { ROUTES } from '../../routing/routes';
import { readDraftsMode, type DraftsMode } from '../../settings/drafts-mode';
import { useSettings } from '../../settings/settings-context';
import { useDrafts } from '../forms/drafts';
import { useWarnings } from '../later/use-later-text';
import { DETAILS_KEY, useMemberAddress } from '../requests/use-member';
import { keptDrafts } from './kept-drafts';

interface DraftOwnerProps {
  /** When the element was mounted, in milliseconds of `performance.now()`. */
  readonly since: number;
}

/** Opens the drafts of the member whom the portal names, else of the one with the first email address. */
export function DraftOwner({ since }: DraftOwnerProps) {
  const { drafts, memberKey } = useSettings();
  const { mode, problems } = readDraftsMode(drafts);
  useWarnings('drafts', problems);
  const kept = keptDrafts(useDrafts());
  useEffect(() => kept.enter(), [kept]);
  const [isLogin] = useRoute(ROUTES.login);
  if (mode === 'memory') return <Owner mode={mode} owner={undefined} since={since} />;
  if (memberKey !== undefined) return <Owner mode={mode} owner={memberKey} since={since} />;
  // Nobody may be logged in there: a request for the details could only fail.
  return isLogin ? null : <OwnerByAddress mode={mode} since={since} />;
}

interface OwnerProps extends DraftOwnerProps {
  readonly mode: DraftsMode;
  /** Undefined while it is not known. */
  readonly owner: string | undefined;
}

/** Reads the address where the page has not. One that could not be read is not read again for this. */
function OwnerByAddress({ mode, since }: Omit<OwnerProps, 'owner'>) {
  const { cache } = useSWRConfig();
  // SWR has an entry also of a read that has begun, and of details that were removed.
  const known = cache.get(DETAILS_KEY);
  const isRead = known?.data !== undefined || known?.error !== undefined;
  const address = useMemberAddress({ revalidateOnMount: !isRead });
  return <Owner mode={mode} owner={address?.toLowerCase()} since={since} />;
}

function Owner({ mode, owner, since }: OwnerProps): null {
  const kept = keptDrafts(useDrafts());
  // A layout effect: what was found for one member is never shown to the next.
  useLayoutEffect(() => {
    kept.open(owner, mode, since);
  }, [kept, owner, mode, since]);
  return null;
}
