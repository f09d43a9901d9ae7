import { useCallback } from 'react';
import type { Origin } from '../../origins';
import type { Sending } from '../../vault/draft-content';
import { useKnownQueries } from '../requests/known-queries';

/** Returns a function that reads which of an origin's open queries are known; none of an origin that lists none. */
export function useSending(origin: Origin | undefined): () => Sending {
  const knownQueries = useKnownQueries(origin);
  // Without the list, an older query with the same words would pass for this one.
  return useCallback(() => ({ known: knownQueries() ?? null }), [knownQueries]);
}
