import type { Query } from '../domain/query';
import type { ReferenceNumber } from '../domain/reference-number';
import type { OriginName } from '../origins';
import { useVisit } from '../visit/visit-context';

/** How long the query may be used, in milliseconds, because the member may leave before the next screen. */
const FRESH_FOR = 10_000;

/** A query that one screen has read for the next, which uses it instead of a request. */
export function useHandedQuery(origin: OriginName) {
  const { handed } = useVisit().contact(origin);
  return {
    hand: (reference: ReferenceNumber, query: Query) => {
      handed.set(reference, { query, at: Date.now() });
    },
    /** Returns it only once. */
    take: (reference: ReferenceNumber): Query | undefined => {
      const taken = handed.get(reference);
      handed.delete(reference);
      return taken && Date.now() - taken.at < FRESH_FOR ? taken.query : undefined;
    },
  };
}
