import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { openQueriesKey } from '../api/resources/open-queries';
import { numbersOf, type QueryListItem } from '../domain/query';
import type { ReferenceNumber } from '../domain/reference-number';
import type { Origin } from '../origins';
import { useVisit } from '../visit/visit-context';
import { cacheKeyOf } from './use-api-query';

type Items = readonly QueryListItem[] | undefined;

/** The numbers of open queries; undefined without their list. */
export type KnownNumbers = readonly ReferenceNumber[] | undefined;

/** Returns a function that reads which of an origin's open queries this page currently knows. */
export function useKnownQueries(origin: Origin | undefined): () => KnownNumbers {
  const { cache } = useSWRConfig();
  const { contact } = useVisit();
  const name = origin?.name;
  return useCallback(() => {
    const listed = name && (cache.get(cacheKeyOf(openQueriesKey(name)))?.data as Items);
    return listed && numbersOf([...contact(name).justSent.get(), ...listed]);
  }, [cache, contact, name]);
}
