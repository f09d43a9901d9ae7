import { namedEntry, navigationOf } from './navigation';

/**
 * Watches whether the page still shows the initial route. Ignores redirects, and history entries that a host's router
 * adds for itself.
 */
export function watchArrival(signal: AbortSignal): () => boolean {
  const entry = namedEntry();
  let hasMoved = false;
  const onMove = ({ isTrusted }: HashChangeEvent) => {
    // Our own navigation fires such an event too.
    if (isTrusted && (entry === undefined || namedEntry() !== entry)) hasMoved = true;
  };
  window.addEventListener('hashchange', onMove, { signal });
  navigationOf(window)?.addEventListener(
    'currententrychange',
    ({ from }) => {
      const isOtherRoute = from.url !== null && new URL(from.url).hash !== window.location.hash;
      if (isOtherRoute && namedEntry() !== entry) hasMoved = true;
    },
    { signal },
  );
  return () => !hasMoved;
}
