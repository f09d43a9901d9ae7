import { createContext, useContext, useState } from 'react';
import { pageIdle } from '../../host/page-idle';
import { useSettings } from '../../settings/settings-context';
import type { Elements } from '../../ui/elements';
import { useLater } from '../later/later';

const load = async () => {
  await pageIdle();
  return (await import('./sealed-draft')).sealedDraft;
};

const PartContext = createContext<Awaited<ReturnType<typeof load>> | undefined>(undefined);

/** Keeps drafts on the device where the portal wants that: once the page is idle, on whatever screen. */
export function SealedDrafts({ children }: { children: Elements }) {
  const part = useLater('drafts', load, useSettings().drafts !== 'memory');
  const [since] = useState(() => performance.now());
  return (
    <PartContext value={part}>
      {children}
      {part && <part.DraftOwner since={since} />}
    </PartContext>
  );
}

/** What shows of a form's draft on the device; undefined until it has loaded. */
export const useSealedDraft = () => useContext(PartContext);
