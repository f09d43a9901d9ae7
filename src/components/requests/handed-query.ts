import { useSWRConfig } from 'swr';
import type { Query } from '../../domain/query';
import type { ReferenceNumber } from '../../domain/reference-number';
import type { OriginName } from '../../origins';
import { cacheKeyOf } from './use-api-query';

/** How long it counts, in milliseconds: the member may have left before the next screen. */
const FRESH_FOR = 10_000;

interface Handed {
  readonly query: Query;
  readonly at: number;
}

/** A query that one screen has read for the next, which takes it in place of a request. */
export function useHandedQuery(origin: OriginName) {
  const { cache, mutate } = useSWRConfig();
  const keyOf = (reference: ReferenceNumber) => cacheKeyOf(['handed-query', origin, reference]);
  return {
    hand: (reference: ReferenceNumber, query: Query) =>
      mutate<Handed>(keyOf(reference), { query, at: Date.now() }, { revalidate: false }),
    /** Returns it once. */
    take: (reference: ReferenceNumber): Query | undefined => {
      const handed = cache.get(keyOf(reference))?.data as Handed | undefined;
      if (!handed) return undefined;
      void mutate(keyOf(reference), undefined, { revalidate: false });
      return Date.now() - handed.at < FRESH_FOR ? handed.query : undefined;
    },
  };
}
