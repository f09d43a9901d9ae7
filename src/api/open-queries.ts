import type { QueryListItem } from '../domain/query';
import { asList, asRecord, asReference, asText } from './wire';

export function toListItem(wire: unknown): QueryListItem {
  const item = asRecord(wire);
  return {
    referenceNumber: asReference(item['referenceNumber']),
    category: asText(item['category']),
    queryDetail: asText(item['queryDetail']),
    dateLogged: asText(item['dateLogged']),
  };
}

/** The open queries of an answer (@spec §7 Member queries). */
export const toOpenQueries = (wire: unknown): readonly QueryListItem[] =>
  asList(asRecord(wire)['queries']).map(toListItem);
