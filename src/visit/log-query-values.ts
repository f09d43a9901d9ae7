import { FIELDS, type FieldName, type FieldValue } from '../origins/fields';

/** The values of the query form (@spec §3 Query creation payload). */
export type LogQueryValues = { readonly [Name in FieldName]: FieldValue<Name> };

export const EMPTY_QUERY = Object.fromEntries(
  Object.entries(FIELDS).map(([name, { control }]) => [name, control === 'files' ? [] : '']),
) as unknown as LogQueryValues;
