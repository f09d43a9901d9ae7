import type { NewQueryWithAdditionalInfo } from '../../../api/resources/member-queries';
import type { Origin } from '../../../origins';
import { fieldsOf } from '../../../origins/fields';
import type { LogQueryValues } from './log-query-values';
import { QUERY_FIELDS } from './query-fields';

/**
 * The submission of the form's values (@spec §3 Query creation payload): addresses trimmed, the query as
 * it was typed. Fields that the origin does not ask, or that are empty, are left out.
 */
export function newQuery(origin: Origin, values: LogQueryValues): NewQueryWithAdditionalInfo {
  const sent = fieldsOf(origin)
    .map((name) => {
      const value = values[name];
      const isAddress = typeof value === 'string' && QUERY_FIELDS[name].control === 'email';
      return [name, isAddress ? value.trim() : value] as const;
    })
    .filter(([, value]) => value !== '');
  // Those that the contract requires have passed the form's rules.
  const { files, ...fields } = Object.fromEntries(sent) as Omit<
    NewQueryWithAdditionalInfo,
    'origin'
  >;
  // Files are last: a server that reads parts as they arrive knows the rest by then.
  return { origin: origin.wireCode, ...fields, files };
}
