import { navigationOf } from './navigation';

/** Between two entries with the same hash, browsers fire no hashchange. */
const MOVES = ['hashchange', 'popstate'] as const;

/**
 * Whether a history entry that a script of the page has pushed or replaced names a screen. Another path is another
 * page of the host, which is about to remove the element. A replacement without a hash only tidies the address, and
 * one with the same address only sets the state.
 */
function namesScreen({ from, navigationType }: NavigationCurrentEntryChangeEvent): boolean {
  const { href, pathname, hash } = window.location;
  if (from.url === null || new URL(from.url).pathname !== pathname) return false;
  return (
    navigationType === 'push' || (navigationType === 'replace' && hash !== '' && from.url !== href)
  );
}

/**
 * Calls back when the page may be at another route. A host's `pushState` is only detected with the Navigation API;
 * without it, no event is fired.
 */
export function watchMoves(onMove: () => void, signal: AbortSignal): void {
  for (const name of MOVES) window.addEventListener(name, onMove, { signal });
  navigationOf(window)?.addEventListener(
    'currententrychange',
    (event) => {
      if (namesScreen(event)) onMove();
    },
    { signal },
  );
}
