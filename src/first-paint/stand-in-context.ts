import { createContext, useContext, useEffect } from 'react';
import type { StandIn } from './stand-in';

const StandInContext = createContext<StandIn | undefined>(undefined);

export const StandInProvider = StandInContext.Provider;

/** Takes the painted form over, once the application's own is there to answer. */
export function useTakeOver(): void {
  const standIn = useContext(StandInContext);
  useEffect(() => {
    standIn?.handOver();
  }, [standIn]);
}
