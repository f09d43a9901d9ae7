import { pageAddress } from './href';
import { entryKey, namedEntry } from './navigation';
import { watchMoves } from './page-moves';
import { readHash, ROOT } from './routes';

/** An element's own location, which follows the page's hash. */
export interface HashLocation {
  /** The path and query shown, such as '/update/default?reference=12&timeline=false'. */
  get(): string;
  subscribe(onChange: () => void): () => void;
  /** Navigates to a location. A replacement is a redirect and adds no history entry. */
  navigate(to: string, options?: { replace?: boolean }): void;
}

/**
 * Follows `location.hash` (@spec §2), and the host's own navigation to the page. The host's path, query and history
 * state stay unchanged. A hash that is not ours changes nothing and is not rewritten by a redirect; going back to it
 * shows the screen that was visible there. In a redirect only the owner of the hash rewrites it; the other elements
 * only redirect themselves.
 */
export function createHashLocation(ownsHash: () => boolean): HashLocation {
  const listeners = new Set<() => void>();
  const shownAt = new Map<string, string>();
  let shown = readHash(window.location.hash) ?? ROOT;
  let followed = entryKey();
  let entry = namedEntry();
  let page = window.location.pathname;
  let watching = new AbortController();

  const show = (location: string) => {
    if (readHash(window.location.hash) === undefined) shownAt.set(entryKey(), location);
    if (location === shown) return;
    shown = location;
    for (const listener of listeners) listener();
  };
  const follow = () => {
    followed = entryKey();
    entry = namedEntry();
    page = window.location.pathname;
    show(readHash(window.location.hash) ?? shownAt.get(followed) ?? shown);
  };

  /**
   * Whether the host has navigated within its page since the last follow. Another path is another page of the host. A
   * replacement without a hash only tidies the address; without named entries, a link to '#' looks the same.
   */
  const hasMoved = () => {
    const { hash, pathname } = window.location;
    const isTidied = hash === '' && namedEntry() === entry;
    return entryKey() !== followed && pathname === page && !isTidied;
  };

  const write = (to: string, method: 'pushState' | 'replaceState', state: unknown) => {
    const oldURL = window.location.href;
    const newURL = `${pageAddress()}#${to}`;
    try {
      window.history[method](state, '', newURL);
    } catch {
      // A host's router may refuse, or a browser after too many entries. The screen changes anyway.
      show(to);
      return;
    }
    if (listeners.size === 0) follow();
    // The History API fires no event, so other elements and the host's router would not notice.
    window.dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL }));
  };
  const redirect = (to: string) => {
    // The page has navigated since, so a redirect from an older route must not follow.
    if (entryKey() !== followed) {
      follow();
      return;
    }
    const isForeign = readHash(window.location.hash) === undefined;
    if (isForeign || !ownsHash()) show(to);
    else write(to, 'replaceState', window.history.state);
  };

  show(shown);
  return {
    get: () => shown,
    subscribe(onChange) {
      if (listeners.size === 0) {
        watching = new AbortController();
        watchMoves(follow, watching.signal);
        if (hasMoved()) follow();
      }
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0) watching.abort();
      };
    },
    navigate(to, { replace = false } = {}) {
      if (replace) redirect(to);
      else write(to, 'pushState', null);
    },
  };
}
