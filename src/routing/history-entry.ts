import { navigationOf } from './navigation';

/** One entry of the session history; undefined where the browser does not name entries. */
export const namedEntry = (): string | undefined => navigationOf(window)?.currentEntry?.key;

/** One entry of the session history; the hash alone where the browser does not name entries. */
export const entryKey = (): string => `${namedEntry() ?? ''}${window.location.hash}`;
