import { useApi } from '../../../api/api-context';
import { useCached, useRead } from '../../../components/use-read';
import type { QueryListItem } from '../../../domain/query';
import type { Origin } from '../../../origins';

const keyOf = ({ name }: Origin) => ['open-queries', name];

/** The member's open queries: requested once each time the list is mounted (@spec §4). */
export function useOpenQueries(origin: Origin) {
  const { memberQueries } = useApi();
  return useRead(keyOf(origin), (signal) => memberQueries.open(origin.wireCode, { signal }));
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
