import { dateOrder, formatDate } from '../../../domain/dates';
import { newestFirst } from '../../../domain/plain-date';
import type { QueryListItem } from '../../../domain/query';
import type { ListView } from '../../../visit/list-view';

/** A query with precomputed sort and search values, because a long list is filtered on every key stroke. */
interface ListEntry {
  readonly item: QueryListItem;
  readonly date: string;
  readonly category: string;
  readonly text: string;
}

/** @param wordsOf returns a category's name */
export const toEntries = (
  items: readonly QueryListItem[],
  wordsOf: (category: string) => string,
): readonly ListEntry[] =>
  items.map((item) => {
    const { referenceNumber = '', queryDetail, dateLogged } = item;
    const category = wordsOf(item.category);
    const searchable = [referenceNumber, category, queryDetail, formatDate(dateLogged)];
    return {
      item,
      date: dateOrder(dateLogged),
      category,
      text: searchable.join('\n').toLowerCase(),
    };
  });

/** Undated queries are last in this order too. */
const oldestFirst = (a: string, b: string) =>
  a === '' || b === '' ? newestFirst(a, b) : newestFirst(b, a);

/** Filters and sorts the queries. The sort is stable, so equal queries stay in the server's order. */
export function arrange(
  entries: readonly ListEntry[],
  { order, words }: Pick<ListView, 'order' | 'words'>,
): readonly QueryListItem[] {
  const wanted = words.toLowerCase().split(/\s+/);
  const found =
    words === ''
      ? entries
      : entries.filter(({ text }) => wanted.every((word) => text.includes(word)));
  const compare = order === 'oldest' ? oldestFirst : newestFirst;
  const byDate = found.toSorted((a, b) => compare(a.date, b.date));
  const sorted =
    order === 'byCategory'
      ? byDate.toSorted((a, b) => a.category.localeCompare(b.category))
      : byDate;
  return sorted.map(({ item }) => item);
}
