import { useEffectEvent, useLayoutEffect } from 'react';
import { readDraftsMode } from '../../settings/drafts-mode';
import { useSettings } from '../../settings/settings-context';
import { useWarnings } from '../later/use-later-text';
import { useMemberAddress } from '../requests/use-member';
import type { Keeping } from './keeping';

/** Opens the drafts of the member whom the portal names, else of the one with the first email address. */
export function DraftOwner({ keeping }: { keeping: Keeping }) {
  const { memberKey } = useSettings();
  return memberKey === undefined ? (
    <OwnerByAddress keeping={keeping} />
  ) : (
    <Owner keeping={keeping} owner={memberKey} />
  );
}

const OwnerByAddress = ({ keeping }: { keeping: Keeping }) => (
  <Owner keeping={keeping} owner={useMemberAddress()?.toLowerCase()} />
);

interface OwnerProps {
  readonly keeping: Keeping;
  /** Undefined while it is not known. */
  readonly owner: string | undefined;
}

function Owner({ keeping, owner }: OwnerProps): null {
  const { mode, problems } = readDraftsMode(useSettings().drafts);
  useWarnings('drafts', problems);
  const open = useEffectEvent(() => {
    const isWanted = (hasFound: boolean) => mode === 'keep' || hasFound;
    keeping.open(mode === 'memory' ? undefined : owner, isWanted);
  });
  // A layout effect: what was found for one member is never shown to the next.
  useLayoutEffect(() => {
    open();
  }, [keeping, owner, mode]);
  return null;
}
