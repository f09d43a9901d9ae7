import { SHOWN_ROWS } from '../domain/shown-limits';

export const ORDERS = ['newest', 'oldest', 'byCategory'] as const;

/** The member's search and sort settings of a long list. */
export interface ListView {
  readonly order: (typeof ORDERS)[number];
  /** The search, of which each word must occur somewhere in the query. */
  readonly words: string;
  /** The maximum number of rows to show. */
  readonly rows: number;
}

export const FULL_LIST: ListView = { order: 'newest', words: '', rows: SHOWN_ROWS };
