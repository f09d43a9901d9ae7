import { FIELDS, type FieldName } from '../../../origins/fields';

type ValueOf<Name extends FieldName> = (typeof FIELDS)[Name]['control'] extends 'files'
  ? readonly File[]
  : string;

/** What the query form holds (@spec §3 Query creation payload). */
export type LogQueryValues = { readonly [Name in FieldName]: ValueOf<Name> };

export const EMPTY_QUERY = Object.fromEntries(
  Object.entries(FIELDS).map(([name, { control }]) => [name, control === 'files' ? [] : '']),
) as unknown as LogQueryValues;
