import { namedEntry } from './history-entry';

/**
 * Tells whether the page still shows the route that it shows now. A redirect is no change of route,
 * whoever made it, nor is an entry that a host's router puts into the history for itself.
 */
export function watchArrival(signal: AbortSignal): () => boolean {
  const entry = namedEntry();
  let hasMoved = false;
  const onMove = ({ isTrusted }: HashChangeEvent) => {
    // Our own navigation tells of itself by such an event too.
    if (isTrusted && (entry === undefined || namedEntry() !== entry)) hasMoved = true;
  };
  window.addEventListener('hashchange', onMove, { signal });
  return () => !hasMoved;
}
