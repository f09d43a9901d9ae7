import { dateOrder, formatDate } from '../../../domain/dates';
import { SHOWN_ROWS } from '../../../domain/limits';
import { newestFirst } from '../../../domain/plain-date';
import type { QueryListItem } from '../../../domain/query';

export const ORDERS = ['newest', 'oldest', 'byCategory'] as const;

/** How a member looks at the list. */
export interface ListView {
  readonly order: (typeof ORDERS)[number];
  /** Words that a query must hold, in whatever place. */
  readonly words: string;
  /** How many rows are shown at most. */
  readonly rows: number;
}

export const WHOLE_LIST: ListView = { order: 'newest', words: '', rows: SHOWN_ROWS };

/** A query with what it is sorted and found by: a list may be long, and is arranged again with every key. */
interface ListEntry {
  readonly item: QueryListItem;
  readonly date: string;
  readonly category: string;
  readonly text: string;
}

/** @param wordsOf the words of a category */
export const toEntries = (
  items: readonly QueryListItem[],
  wordsOf: (category: string) => string,
): readonly ListEntry[] =>
  items.map((item) => {
    const { referenceNumber = '', queryDetail, dateLogged } = item;
    const category = wordsOf(item.category);
    const whole = [referenceNumber, category, queryDetail, formatDate(dateLogged)];
    return { item, date: dateOrder(dateLogged), category, text: whole.join('\n').toLowerCase() };
  });

/** What has no date stands last in this order too. */
const oldestFirst = (a: string, b: string) =>
  a === '' || b === '' ? newestFirst(a, b) : newestFirst(b, a);

/**
 * The queries in the order and with the words that the member asks for; what is equal stays in the
 * server's order.
 */
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
