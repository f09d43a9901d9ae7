import type { QueryListItem } from '../../domain/query';
import type { OriginName } from '../../origins';
import {
  asCategory,
  asDate,
  asRecord,
  asReference,
  asText,
  identified,
  isIdentified,
} from '../wire';

/** The cache key of an origin's open queries. */
export const openQueriesKey = (origin: OriginName) => ['open-queries', origin];

export function toListItem(wire: unknown): QueryListItem {
  const item = asRecord(wire);
  return {
    referenceNumber: asReference(item['referenceNumber']),
    category: asCategory(item['category']),
    queryDetail: asText(item['queryDetail']),
    dateLogged: asDate(item['dateLogged']),
  };
}

/**
 * The list in an answer: the answer itself, or its `queries`, which may be missing or null. An empty list may be '', as
 * gateways write that convert XML.
 */
function listOf(wire: unknown): unknown {
  if (typeof wire !== 'object' || wire === null || Array.isArray(wire)) return wire;
  const { queries } = asRecord(wire);
  return queries === '' ? [] : (queries ?? []);
}

/**
 * Reads the open queries (@spec §7 Member queries). Items that can't be queries are omitted. A list of one may be its
 * query alone, as gateways write that convert XML.
 * @throws {SyntaxError} if the answer is not a list of queries
 */
export function toOpenQueries(wire: unknown): readonly QueryListItem[] {
  const list = listOf(wire);
  if (!Array.isArray(list) || list.some(Array.isArray)) return [identified(toListItem(list))];
  return list.map(toListItem).filter(isIdentified);
}
