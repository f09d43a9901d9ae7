import { useEffect, useLayoutEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useRoute } from 'wouter';
import { ROUTES } from '../../routing/routes';
import { readDraftsMode, type DraftsMode } from '../../settings/drafts-mode';
import { useSettings } from '../../settings/settings-context';
import { useWarnings } from '../later/use-later-text';
import { detailsKeyOf, useMemberState } from '../requests/MemberScope';
import { cacheKeyOf } from '../requests/use-api-query';
import { useWho } from '../requests/use-member';
import { useVisit } from '../visit/visit-context';
import { elementDrafts } from './element-drafts';

interface DraftOwnerProps {
  /** When the element was mounted, in milliseconds since 1970. */
  readonly since: number;
}

/** Opens the drafts of the member. */
export function DraftOwner({ since }: DraftOwnerProps) {
  const { drafts, memberKey } = useSettings();
  const { mode, problems } = readDraftsMode(drafts);
  useWarnings('drafts', problems);
  const ofElement = elementDrafts(useVisit());
  useEffect(() => ofElement.enter(), [ofElement]);
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
function OwnerByAddress(props: Omit<OwnerProps, 'owner'>) {
  const { cache } = useSWRConfig();
  // SWR has an entry also of a read that has begun, and of details that were removed.
  const known = cache.get(cacheKeyOf(detailsKeyOf(undefined)));
  const isRead = known?.data !== undefined || known?.error !== undefined;
  return <Owner {...props} owner={useWho({ revalidateOnMount: !isRead })} />;
}

function Owner({ mode, owner, since }: OwnerProps): null {
  const ofElement = elementDrafts(useVisit());
  const { asking } = useMemberState();
  // A layout effect: what was found for one member is never shown to the next.
  useLayoutEffect(() => {
    ofElement.open({ owner, mode, asking }, since);
  }, [ofElement, owner, mode, asking, since]);
  return null;
}
