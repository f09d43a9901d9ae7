import { dateOrder, formatDate } from '../../../domain/dates';
import { newestFirst } from '../../../domain/plain-date';
import type { QueryListItem } from '../../../domain/query';

export const ORDERS = ['newest', 'oldest', 'byCategory'] as const;

/** How a member looks at the list. */
export interface ListView {
  readonly order: (typeof ORDERS)[number];
  /** Words that a query must hold, in whatever place. */
  readonly words: string;
}

export const WHOLE_LIST: ListView = { order: 'newest', words: '' };

/** What has no date stands last in this order too. */
const oldestFirst = (a: string, b: string) =>
  a === '' || b === '' ? newestFirst(a, b) : newestFirst(b, a);

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
  const compare = order === 'oldest' ? oldestFirst : newestFirst;
  const byDate = found.toSorted((a, b) =>
    compare(dateOrder(a.dateLogged), dateOrder(b.dateLogged)),
  );
  if (order !== 'byCategory') return byDate;
  return byDate.toSorted((a, b) => wordsOf(a.category).localeCompare(wordsOf(b.category)));
}
