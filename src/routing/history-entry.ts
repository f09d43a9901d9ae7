import { navigationOf } from './navigation';

/** The current history entry; undefined if the browser does not name entries. */
export const namedEntry = (): string | undefined => navigationOf(window)?.currentEntry?.key;

/** The current history entry; only the hash if the browser does not name entries. */
export const entryKey = (): string => `${namedEntry() ?? ''}${window.location.hash}`;
