import type { Query } from '../../domain/query';
import type { ReferenceNumber } from '../../domain/reference-number';
import type { OriginName } from '../../origins';
import { useVisit } from '../visit/visit-context';

/** How long it counts, in milliseconds: the member may have left before the next screen. */
const FRESH_FOR = 10_000;

/** A query that one screen has read for the next, which takes it in place of a request. */
export function useHandedQuery(origin: OriginName) {
  const { handed } = useVisit().contact(origin);
  return {
    hand: (reference: ReferenceNumber, query: Query) => {
      handed.set(reference, { query, at: Date.now() });
    },
    /** Returns it once. */
    take: (reference: ReferenceNumber): Query | undefined => {
      const taken = handed.get(reference);
      handed.delete(reference);
      return taken && Date.now() - taken.at < FRESH_FOR ? taken.query : undefined;
    },
  };
}
