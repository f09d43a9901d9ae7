/** The Navigation API, if the browser has one. The types claim that all do. */
export const navigationOf = (view: Window): Navigation | undefined =>
  (view as { navigation?: Navigation }).navigation;

/** The current history entry; undefined if the browser does not name entries. */
export const namedEntry = (): string | undefined => navigationOf(window)?.currentEntry?.key;

/** The current history entry; only the hash if the browser does not name entries. */
export const entryKey = (): string => `${namedEntry() ?? ''}${window.location.hash}`;

/** Whether the visit has a page to go back to; a link opened in a new tab has none. */
const hasPrevious = () => navigationOf(window)?.canGoBack ?? window.history.length > 1;

/** Navigates to the previous page of the visit; false if there is none. */
export function goBack(): boolean {
  const possible = hasPrevious();
  if (possible) window.history.back();
  return possible;
}
