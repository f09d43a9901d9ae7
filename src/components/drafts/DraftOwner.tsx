import { useEffect, useLayoutEffect } from 'react';
import { useRoute } from 'wouter';
import { ROUTES } from '../../routing/routes';
import { readDraftsMode, type DraftsMode } from '../../settings/drafts-mode';
import { useSettings } from '../../settings/settings-context';
import { useVisit } from '../../visit/visit-context';
import { useWarnings } from '../optional/use-warnings';
import { useOfMember } from '../requests/MemberScope';
import { useWho } from '../requests/use-member';
import { elementDrafts } from './element-drafts';

interface DraftOwnerProps {
  /** When the element was mounted, in milliseconds since 1970. */
  readonly since: number;
}

/** Opens the member's drafts. */
export function DraftOwner({ since }: DraftOwnerProps) {
  const { drafts, memberKey } = useSettings();
  const { mode, problems } = readDraftsMode(drafts);
  useWarnings('drafts', problems);
  const ofElement = elementDrafts(useVisit());
  useEffect(() => ofElement.enter(), [ofElement]);
  const [isLogin] = useRoute(ROUTES.login);
  if (mode === 'memory') return <Owner mode={mode} owner={undefined} since={since} />;
  if (memberKey !== undefined) return <Owner mode={mode} owner={memberKey} since={since} />;
  // Nobody may be logged in there, so a request for the details could only fail.
  return isLogin ? null : <OwnerByAddress mode={mode} since={since} />;
}

interface OwnerProps extends DraftOwnerProps {
  readonly mode: DraftsMode;
  /** Undefined while the owner is unknown. */
  readonly owner: string | undefined;
}

/** Reads the member's address where the page has not read it yet. */
function OwnerByAddress(props: Omit<OwnerProps, 'owner'>) {
  return <Owner {...props} owner={useWho()} />;
}

function Owner({ mode, owner, since }: OwnerProps): null {
  const ofElement = elementDrafts(useVisit());
  const asking = useOfMember((now) => now.asking);
  // A layout effect, because one member's drafts must never be shown to the next.
  useLayoutEffect(() => {
    ofElement.open({ owner, mode, asking }, since);
  }, [ofElement, owner, mode, asking, since]);
  return null;
}
