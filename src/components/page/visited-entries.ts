import { createContext, useContext } from 'react';

const VisitedContext = createContext<Set<string>>(new Set());

/** Provides the names of the history entries that have been shown. */
export const VisitedEntriesProvider = VisitedContext.Provider;

export const useVisitedEntries = (): Set<string> => useContext(VisitedContext);
