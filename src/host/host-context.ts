import { createContext, useContext } from 'react';
import type { Emit } from './element-events';

const EmitContext = createContext<Emit | undefined>(undefined);

export const EmitProvider = EmitContext.Provider;

/** Dispatches the element's events. */
export function useEmit(): Emit {
  const emit = useContext(EmitContext);
  if (!emit) throw new Error('useEmit needs an EmitProvider');
  return emit;
}
