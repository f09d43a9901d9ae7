import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { openQueriesKey } from '../../api/resources/open-queries';
import { numbersOf, type QueryListItem } from '../../domain/query';
import type { Origin } from '../../origins';
import type { Sending } from '../../vault/draft-content';
import { justSentKey } from '../requests/just-sent-key';
import { cacheKeyOf } from '../requests/use-api-query';

type Items = readonly QueryListItem[] | undefined;

/** Returns a function that reads which of an origin's open queries are known; none of an origin that lists none. */
export function useSending(origin: Origin | undefined): () => Sending {
  const { cache } = useSWRConfig();
  const name = origin?.name;
  return useCallback(() => {
    const read = (key: string) => cache.get(key)?.data as Items;
    const listed = name && read(cacheKeyOf(openQueriesKey(name)));
    // Without the list, an older query with the same words would pass for this one.
    if (!listed) return { known: null };
    return { known: numbersOf([...(read(justSentKey(name)) ?? []), ...listed]) };
  }, [cache, name]);
}
