import type { NewQueryWithAdditionalInfo } from '../../../api/resources/member-queries';
import type { LogQueryValues } from '../../../components/visit/log-query-values';
import { cleanAddress } from '../../../domain/email-address';
import type { Origin } from '../../../origins';
import { fieldsOf } from '../../../origins/fields';
import { QUERY_FIELDS } from './query-fields';

/** The form's values as they are sent: addresses without what nobody sees, the query as it was typed. */
export const asSent = (values: LogQueryValues): LogQueryValues =>
  Object.fromEntries(
    fieldsOf({ leavesOut: [] }).map((name) => {
      const value = values[name];
      const isAddress = typeof value === 'string' && QUERY_FIELDS[name].control === 'email';
      return [name, isAddress ? cleanAddress(value) : value];
    }),
  ) as LogQueryValues;

/**
 * The submission of what is sent (@spec §3 Query creation payload). Fields that the origin does not ask, or
 * that are empty, are left out.
 */
export function newQuery(origin: Origin, sent: LogQueryValues): NewQueryWithAdditionalInfo {
  const given = fieldsOf(origin)
    .map((name) => [name, sent[name]] as const)
    .filter(([, value]) => value !== '');
  // Those that the contract requires have passed the form's rules.
  const { files, ...fields } = Object.fromEntries(given) as Omit<
    NewQueryWithAdditionalInfo,
    'origin'
  >;
  // Files are last: a server that reads parts as they arrive already knows the rest.
  return { origin: origin.wireCode, ...fields, files };
}
