import type { Sending } from '../../vault/draft-content';

/** The mark of a draft that is being sent, or may have arrived. */
export function createSendingMark() {
  let now: Sending | null = null;
  let before: Sending | null = null;
  /** The last attempt. */
  let last: object | undefined;
  return {
    get: () => now,
    /** That of another draft, or of none. */
    set: (mark: Sending | null) => {
      now = mark;
    },
    forget: () => {
      now = null;
      before = null;
    },
    /**
     * An attempt begins. If an earlier one may have arrived, the queries that were known then still count: the list may
     * have this one by now. Returns whether it is another than the last one.
     */
    begin: (attempt: object, known: Sending): boolean => {
      if (attempt === last) return false;
      last = attempt;
      before = now;
      now = { ...(now ?? known) };
      return true;
    },
    /**
     * The attempt was refused: what may have arrived before it still may have. Returns whether it was marked.
     */
    refuse: (attempt: object): boolean => {
      if (attempt !== last) return false;
      now = before;
      return true;
    },
  };
}
