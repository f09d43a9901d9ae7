import useSWR from 'swr';
import { openQueriesKey } from '../../../api/resources/open-queries';
import { optional } from '../../../components/optional/optional';
import type { QueryListItem } from '../../../domain/query';
import type { Origin } from '../../../origins';
import { cacheKeyOf } from '../../../requests/use-api-query';
import type { QuerySending } from './use-log-query';

const Duplicates = optional('duplicates', async () => (await import('./Duplicates')).Duplicates);

interface OptionalDuplicatesProps {
  readonly origin: Origin;
  readonly category: string;
  readonly sending: QuerySending;
}

/**
 * Open queries of the chosen category, loaded once the list contains one. A component, so that the list does not
 * render fields, which would overwrite text typed before hydration.
 */
export function OptionalDuplicates(props: OptionalDuplicatesProps) {
  const { origin, category } = props;
  const key = cacheKeyOf(openQueriesKey(origin.name));
  const { data, error } = useSWR<readonly QueryListItem[], unknown>(key, null);
  // OTHER has queries about anything.
  if (!data || error !== undefined || ['', 'OTHER'].includes(category)) return null;
  const isListed = data.some((item) => item.category === category && item.referenceNumber);
  return isListed ? <Duplicates key={category} {...props} list={data} /> : null;
}
