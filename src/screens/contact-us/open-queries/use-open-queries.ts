import { useApi } from '../../../api/api-context';
import { openQueriesKey } from '../../../api/open-queries';
import { useCached, useRead } from '../../../components/use-read';
import type { QueryListItem } from '../../../domain/query';
import type { Origin } from '../../../origins';

/** The member's open queries: requested once each time the list is mounted (@spec §4). */
export function useOpenQueries(origin: Origin) {
  const { memberQueries } = useApi();
  const read = useRead(openQueriesKey(origin.name), (signal) =>
    memberQueries.open(origin.wireCode, { signal }),
  );
  const { data, error, mutate } = read;
  // A list that is known already is shown while it is read.
  const isLoading = read.isLoading && (data === undefined || error !== undefined);
  return { data, error, mutate, isLoading };
}

/** The open queries as they are now, and as the list on screen knows them. */
export function useOpenQueriesNow(origin: Origin) {
  const { memberQueries } = useApi();
  const known = useCached<readonly QueryListItem[]>(openQueriesKey(origin.name));
  const now = useRead([...openQueriesKey(origin.name), 'now'], (signal) =>
    memberQueries.open(origin.wireCode, { signal }),
  );
  return { known, ...now };
}
