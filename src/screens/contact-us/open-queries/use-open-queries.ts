import { useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useApi } from '../../../api/api-context';
import { openQueriesKey } from '../../../api/resources/open-queries';
import { justSentKey } from '../../../components/requests/just-sent-key';
import { useApiQuery } from '../../../components/requests/use-api-query';
import type { QueryListItem } from '../../../domain/query';
import type { Origin } from '../../../origins';

type Items = readonly QueryListItem[];

/** Reads the member's open queries once per mount (@spec §4). Those that were just sent are added. */
export function useOpenQueries(origin: Origin) {
  const { memberQueries } = useApi();
  const { mutate: mutateCache } = useSWRConfig();
  const sentKey = justSentKey(origin.name);
  const { data: sent } = useSWR<Items>(sentKey, null);
  const read = useApiQuery(openQueriesKey(origin.name), async (signal) => {
    const listed = await memberQueries.open(origin.wireCode, { signal });
    const isListed = ({ referenceNumber }: QueryListItem) =>
      listed.some((item) => item.referenceNumber === referenceNumber);
    const drop = (before?: Items) => before?.filter((item) => !isListed(item));
    // The element may have been removed meanwhile.
    mutateCache(sentKey, drop, { revalidate: false }).catch(() => undefined);
    return listed;
  });
  const { error, mutate } = read;
  const listed = read.data;
  const data = useMemo(
    () => (sent?.length ? [...sent, ...(listed ?? [])] : listed),
    [sent, listed],
  );
  // A cached list is shown while it is read again.
  const isLoading = read.isLoading && (listed === undefined || error !== undefined);
  return { data, error, mutate, isLoading };
}

/** Reads the open queries again. */
export function useOpenQueriesNow(origin: Origin) {
  const { memberQueries } = useApi();
  return useApiQuery([...openQueriesKey(origin.name), 'now'], (signal) =>
    memberQueries.open(origin.wireCode, { signal }),
  );
}
