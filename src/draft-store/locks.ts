const lockOf = (draft: string) => `medical-aid-inquiries/draft/${draft}`;

/** Returns a function that tells whether a page holds the lock of a draft. */
export async function readLocks(): Promise<(draft: string) => boolean> {
  const { held = [] } = await navigator.locks.query();
  return (draft) => held.some(({ name }) => name === lockOf(draft));
}

/** Releases a lock, and resolves once another page can take it. */
type Release = () => Promise<void>;

/** Takes the lock of a draft; undefined if another page holds it. */
const take = (draft: string): Promise<Release | undefined> =>
  new Promise((resolve, reject) => {
    // Without a signal, which would only end the wait, and `ifAvailable` does not wait.
    const held = navigator.locks.request(lockOf(draft), { ifAvailable: true }, (lock) => {
      if (!lock) {
        resolve(undefined);
        return undefined;
      }
      return new Promise<void>((letGo) => {
        resolve(() => {
          letGo();
          return held;
        });
      });
    });
    held.catch(reject);
  });

/**
 * The locks that a form holds.
 * @param isAway whether its page may be frozen; it then holds none, because a lock would keep the page out of the
 * back-forward cache
 */
export function createLocks(isAway: () => boolean) {
  const held = new Map<string, Release>();
  let releasing: Promise<unknown> = Promise.resolve();
  const keepOnly = (drafts: readonly (string | undefined)[]): Promise<unknown> | undefined => {
    const others = [...held].filter(([id]) => !drafts.includes(id));
    if (others.length === 0) return undefined;
    for (const [id] of others) held.delete(id);
    releasing = Promise.all([releasing, ...others.map(([, release]) => release())]);
    return releasing;
  };
  return {
    /** Releases all other locks, and resolves once other pages can take them; undefined if there are none. */
    keepOnly,
    /** Takes the lock of a draft. Returns whether no other page holds it. */
    hold: async (draft: string): Promise<boolean> => {
      // Otherwise a page that returns at once would find its own lock still taken.
      await releasing;
      if (isAway() || held.has(draft)) return true;
      const release = await take(draft);
      if (release) held.set(draft, release);
      // The page may have been left since.
      if (isAway()) await keepOnly([]);
      return release !== undefined;
    },
  };
}
