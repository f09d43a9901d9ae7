import { createContext, useContext } from 'react';
import type { Announce } from './element-events';

const AnnounceContext = createContext<Announce | undefined>(undefined);

export const AnnounceProvider = AnnounceContext.Provider;

/** Announces the element's events to the host. */
export function useAnnounce(): Announce {
  const announce = useContext(AnnounceContext);
  if (!announce) throw new Error('useAnnounce needs an AnnounceProvider');
  return announce;
}
