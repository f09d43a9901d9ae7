import { navigationOf } from './navigation';

/** Whether the visit has a page to go back to; a link opened in a new tab has none. */
const hasPrevious = () => navigationOf(window)?.canGoBack ?? window.history.length > 1;

/** Navigates to the previous page of the visit; false if there is none. */
export function goBack(): boolean {
  const possible = hasPrevious();
  if (possible) window.history.back();
  return possible;
}
