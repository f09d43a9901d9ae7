import { useApi } from '../../../api/api-context';
import { openQueriesKey } from '../../../api/resources/open-queries';
import { useCached, useApiQuery } from '../../../components/requests/use-api-query';
import type { QueryListItem } from '../../../domain/query';
import type { Origin } from '../../../origins';

/** Reads the member's open queries once per mount (@spec §4). */
export function useOpenQueries(origin: Origin) {
  const { memberQueries } = useApi();
  const read = useApiQuery(openQueriesKey(origin.name), (signal) =>
    memberQueries.open(origin.wireCode, { signal }),
  );
  const { data, error, mutate } = read;
  // A cached list is shown while it is read again.
  const isLoading = read.isLoading && (data === undefined || error !== undefined);
  return { data, error, mutate, isLoading };
}

/** Reads the open queries again; `known` is the list on screen. */
export function useOpenQueriesNow(origin: Origin) {
  const { memberQueries } = useApi();
  const known = useCached<readonly QueryListItem[]>(openQueriesKey(origin.name));
  const now = useApiQuery([...openQueriesKey(origin.name), 'now'], (signal) =>
    memberQueries.open(origin.wireCode, { signal }),
  );
  return { known, ...now };
}
