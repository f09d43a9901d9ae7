import { createContext, useContext } from 'react';
import type { Visit } from './visit';

const VisitContext = createContext<Visit | undefined>(undefined);
export const VisitProvider = VisitContext.Provider;

/** The portal's memory of its member. */
export function useVisit(): Visit {
  const visit = useContext(VisitContext);
  if (!visit) throw new Error('useVisit needs a VisitProvider');
  return visit;
}
