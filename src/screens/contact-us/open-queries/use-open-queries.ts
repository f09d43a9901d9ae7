import { useState } from 'react';
import { useApi } from '../../../api/api-context';
import { useIsHydrating } from '../../../components/use-is-hydrating';
import { useCached, useRead } from '../../../components/use-read';
import type { QueryListItem } from '../../../domain/query';
import { usePaintedQueries } from '../../../first-paint/painted-queries-context';
import type { Origin } from '../../../origins';

const keyOf = ({ name }: Origin) => ['open-queries', name];

/**
 * The member's open queries: requested once each time the list is mounted (@spec §4). What was painted of
 * them stands meanwhile.
 */
export function useOpenQueries(origin: Origin) {
  const { memberQueries } = useApi();
  const painted = usePaintedQueries();
  // A later list, of another visit or member, is none of those.
  const [first] = useState(useIsHydrating() ? painted : undefined);
  const read = useRead(keyOf(origin), (signal) => memberQueries.open(origin.wireCode, { signal }));
  const { data = first, error, mutate } = read;
  const isLoading = read.isLoading && (data === undefined || error !== undefined);
  return { data, error, mutate, isLoading };
}

/** The open queries as they are now, and as the list on screen knows them. */
export function useOpenQueriesNow(origin: Origin) {
  const { memberQueries } = useApi();
  const known = useCached<readonly QueryListItem[]>(keyOf(origin));
  const now = useRead([...keyOf(origin), 'now'], (signal) =>
    memberQueries.open(origin.wireCode, { signal }),
  );
  return { known, ...now };
}
