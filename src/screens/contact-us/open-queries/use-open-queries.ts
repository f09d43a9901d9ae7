import { useDeferredValue, useMemo } from 'react';
import { useApi } from '../../../api/api-context';
import { openQueriesKey } from '../../../api/resources/open-queries';
import type { QueryListItem } from '../../../domain/query';
import type { Origin } from '../../../origins';
import { useApiQuery } from '../../../requests/use-api-query';
import { useStore } from '../../../ui/use-store';
import { useVisit } from '../../../visit/visit-context';

/** Reads the member's open queries once per mount (@spec §4), and adds those that were just sent. */
export function useOpenQueries(origin: Origin) {
  const { memberQueries } = useApi();
  const { justSent } = useVisit().contact(origin.name);
  // The list follows the receipt.
  const sent = useDeferredValue(useStore(justSent));
  const read = useApiQuery(openQueriesKey(origin.name), async (signal) => {
    const listed = await memberQueries.open(origin.wireCode, { signal });
    const isListed = ({ referenceNumber }: QueryListItem) =>
      listed.some((item) => item.referenceNumber === referenceNumber);
    if (justSent.get().some(isListed))
      justSent.set(justSent.get().filter((item) => !isListed(item)));
    return listed;
  });
  const { error, mutate } = read;
  const listed = read.data;
  const data = useMemo(
    () => (sent.length > 0 ? [...sent, ...(listed ?? [])] : listed),
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
