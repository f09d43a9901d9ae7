const lockOf = (draft: string) => `medical-aid-inquiries/draft/${draft}`;

/** Returns a function that says whether a page holds the lock of a draft. */
export async function readLocks(): Promise<(draft: string) => boolean> {
  const { held = [] } = await navigator.locks.query();
  return (draft) => held.some(({ name }) => name === lockOf(draft));
}

/** Releases a lock, and resolves once another page can have it. */
export type Release = () => Promise<void>;

/** Takes the lock of a draft; undefined if another page holds it. */
export const takeLock = (draft: string): Promise<Release | undefined> =>
  new Promise((resolve, reject) => {
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
