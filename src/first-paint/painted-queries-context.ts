import { createContext, useContext } from 'react';
import type { QueryListItem } from '../domain/query';

const PaintedQueriesContext = createContext<readonly QueryListItem[] | undefined>(undefined);

export const PaintedQueriesProvider = PaintedQueriesContext.Provider;

/** The open queries that stood on the page as the application took it over. */
export const usePaintedQueries = () => useContext(PaintedQueriesContext);
