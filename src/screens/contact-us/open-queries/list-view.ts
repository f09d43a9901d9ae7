import { dateOrder, formatDate } from '../../../domain/dates';
import type { QueryListItem } from '../../../domain/query';

/** A list of more queries than these can be searched and sorted. */
export const LONG_LIST = 5;

export const ORDERS = ['newest', 'oldest', 'byCategory'] as const;

/** How a member looks at the list. */
export interface ListView {
  readonly order: (typeof ORDERS)[number];
  /** Words that a query must hold, in whatever place. */
  readonly words: string;
}

export const WHOLE_LIST: ListView = { order: 'newest', words: '' };

/** What has no date stands last in either order. */
function byDate(order: 'newest' | 'oldest') {
  return (a: QueryListItem, b: QueryListItem): number => {
    const [first, second] = [dateOrder(a.dateLogged), dateOrder(b.dateLogged)];
    if (first === second) return 0;
    if (first === '' || second === '') return first === '' ? 1 : -1;
    return first < second === (order === 'oldest') ? -1 : 1;
  };
}

/**
 * The queries in the order and with the words that the member asks for; what is equal stays in the
 * server's order.
 * @param wordsOf the words of a category
 */
export function arrange(
  items: readonly QueryListItem[],
  { order, words }: ListView,
  wordsOf: (category: string) => string,
): readonly QueryListItem[] {
  const wanted = words.toLowerCase().split(/\s+/);
  const found =
    words === ''
      ? items
      : items.filter(({ referenceNumber = '', category, queryDetail, dateLogged }) => {
          const whole = [referenceNumber, wordsOf(category), queryDetail, formatDate(dateLogged)];
          const text = whole.join('\n').toLowerCase();
          return wanted.every((word) => text.includes(word));
        });
  const byNewest = found.toSorted(byDate(order === 'oldest' ? 'oldest' : 'newest'));
  if (order !== 'byCategory') return byNewest;
  return byNewest.toSorted((a, b) => wordsOf(a.category).localeCompare(wordsOf(b.category)));
}
