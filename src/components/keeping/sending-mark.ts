import type { Sending } from '../../vault/draft-content';

/** The mark of a draft that is being sent, or may have arrived. */
export function createSendingMark() {
  let now: Sending | null = null;
  let before: Sending | null = null;
  return {
    get: () => now,
    /** Returns a function that says whether it has changed since. */
    since: () => {
      const then = now;
      return () => now !== then;
    },
    /** That of another draft, or of none. */
    set: (mark: Sending | null) => {
      now = mark;
    },
    forget: () => {
      now = null;
    },
    /**
     * Another attempt begins. If an earlier one may have arrived, the queries that were known then still count: the list
     * may have this one by now.
     */
    begin: (known: Sending) => {
      before = now;
      now = { ...(now ?? known) };
    },
    /** The attempt was refused: what may have arrived before it still may have. */
    refuse: () => {
      now = before;
    },
  };
}
