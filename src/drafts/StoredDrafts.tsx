import { createContext, useContext } from 'react';
import { useLocation } from 'wouter';
import { useOptional } from '../components/optional/optional';
import { pageIdle } from '../host/page-idle';
import { useSettings } from '../settings/settings-context';
import type { Elements } from '../ui/Words';

const load = async () => {
  // From now on this page is notified if another tab erases all drafts.
  await Promise.all([import('../draft-store/erase-drafts'), pageIdle()]);
  return (await import('./draft-parts')).draftParts;
};

const PartContext = createContext<Awaited<ReturnType<typeof load>> | undefined>(undefined);

/** Keeps drafts on the device where the portal wants that. Loads once the page is idle, on any screen. */
export function StoredDrafts({ children }: { children: Elements }) {
  const [screen] = useLocation();
  const part = useOptional('drafts', load, useSettings().drafts !== 'memory', screen);
  return (
    <PartContext value={part}>
      {children}
      {part && <part.DraftOwner />}
    </PartContext>
  );
}

/** The components of drafts on the device; undefined until they have loaded. */
export const useDraftParts = () => useContext(PartContext);
