import { createContext, useContext } from 'react';
import { namedEntry } from '../../routing/history-entry';

const VisitedContext = createContext<Set<string>>(new Set());

/** Provides the names of the history entries that have been shown. */
export const VisitedEntriesProvider = VisitedContext.Provider;

/** Returns a function that counts the page's entry as shown, and returns whether it was shown before. */
export function useVisit(): () => boolean {
  const visited = useContext(VisitedContext);
  return () => {
    const entry = namedEntry();
    if (entry === undefined) return false;
    const isBack = visited.has(entry);
    visited.add(entry);
    return isBack;
  };
}
