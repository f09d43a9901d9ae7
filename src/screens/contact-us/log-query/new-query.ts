import type { NewQueryWithAdditionalInfo } from '../../../api/resources/member-queries';
import { cleanAddress } from '../../../domain/email-address';
import type { Origin } from '../../../origins';
import { fieldsOf, isAddress } from '../../../origins/fields';
import { filledInSince } from '../../../visit/form-state';
import type { LogQueryValues } from '../../../visit/log-query-values';

/** The form's values as sent: addresses without invisible characters, and the query as typed. */
export const asSent = (values: LogQueryValues): LogQueryValues =>
  Object.fromEntries(
    fieldsOf({ leavesOut: [] }).map((name) => {
      const value = values[name];
      return [name, typeof value === 'string' && isAddress(name) ? cleanAddress(value) : value];
    }),
  ) as LogQueryValues;

/** What was filled in since a query was sent. A category and its sub-category are one choice. */
export function sinceSent(sent: LogQueryValues, now: LogQueryValues): Partial<LogQueryValues> {
  const since = filledInSince(sent, now);
  if (since.category === undefined && since.subCategory === undefined) return since;
  const { category, subCategory } = now;
  return { ...since, category, subCategory };
}

/**
 * The submission (@spec §3 Query creation payload). Empty fields, and fields that the origin does not have, are
 * omitted.
 */
export function newQuery(origin: Origin, sent: LogQueryValues): NewQueryWithAdditionalInfo {
  const given = fieldsOf(origin)
    .map((name) => [name, sent[name]] as const)
    .filter(([, value]) => value !== '');
  // The form's rules ensure that the required fields are present.
  const { files, ...fields } = Object.fromEntries(given) as Omit<
    NewQueryWithAdditionalInfo,
    'origin'
  >;
  // Files are last, so that a server that reads parts as they arrive already has the other fields.
  return { origin: origin.wireCode, ...fields, files };
}
