import { createContext, useContext } from 'react';
import { pageIdle } from '../../host/page-idle';
import { useSettings } from '../../settings/settings-context';
import type { Elements } from '../../ui/elements';
import { useLater } from '../later/later';

const load = async () => {
  // From now on the page hears of it if another tab erases all drafts.
  await Promise.all([import('../../vault/erase-drafts'), pageIdle()]);
  return (await import('./sealed-draft')).sealedDraft;
};

const PartContext = createContext<Awaited<ReturnType<typeof load>> | undefined>(undefined);

interface SealedDraftsProps {
  /** When the element was mounted, in milliseconds since 1970: what was erased since is over. */
  readonly since: number;
  readonly children: Elements;
}

/** Keeps drafts on the device where the portal wants that: once the page is idle, on whatever screen. */
export function SealedDrafts({ since, children }: SealedDraftsProps) {
  const part = useLater('drafts', load, useSettings().drafts !== 'memory');
  return (
    <PartContext value={part}>
      {children}
      {part && <part.DraftOwner since={since} />}
    </PartContext>
  );
}

/** What shows of a form's draft on the device; undefined until it has loaded. */
export const useSealedDraft = () => useContext(PartContext);
