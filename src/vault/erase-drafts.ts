import { deleteDB, openDB } from 'idb';
import { DATABASE } from './database';

const listeners = new Set<() => void>();

/** When all drafts were last erased, by the clock that nobody sets. */
let erasedAt = -Infinity;

/** Whether all drafts were erased since then, by this page or another, in milliseconds of `performance.now()`. */
export const wasErasedSince = (time: number): boolean => erasedAt >= time;

const opening = new Set<Promise<unknown>>();

/** Lets an erasure wait for an opening that is under way, and erase what it makes too. */
export function erasedAfter<T>(opened: Promise<T>): Promise<T> {
  opening.add(opened);
  const end = () => opening.delete(opened);
  opened.then(end, end);
  return opened;
}

/** The database in the version that it has, as a newer element may have upgraded it; undefined if there is none. */
async function existing() {
  // WebKit keeps a database whose creation is aborted; Firefox before 126 lists none.
  const { databases } = indexedDB as Partial<Pick<IDBFactory, 'databases'>>;
  const listed = await databases?.call(indexedDB);
  if (listed && !listed.some(({ name }) => name === DATABASE)) return undefined;
  const creating = new AbortController();
  try {
    return await openDB(DATABASE, undefined, {
      upgrade(_created, _before, _now, creation) {
        creating.abort();
        creation.done.catch(() => undefined);
        creation.abort();
      },
    });
  } catch (error) {
    if (creating.signal.aborted) return undefined;
    throw error;
  }
}

/** Nothing is kept any more. */
function stopKeeping(): void {
  erasedAt = performance.now();
  for (const listener of listeners) listener();
}

/** Erases also what an opening makes that is under way. */
async function eraseAll(): Promise<void> {
  await Promise.allSettled(opening);
  const database = await existing();
  if (!database) return;
  if (database.objectStoreNames.contains('keys')) await database.clear('keys');
  database.close();
  await deleteDB(DATABASE);
}

/** Reaches the origin's other tabs, and none of its own page. Undefined while the page is hidden for good. */
let channel: BroadcastChannel | undefined;

function openChannel(): BroadcastChannel | undefined {
  try {
    channel ??= new BroadcastChannel(`${DATABASE}/erased`);
  } catch {
    // Firefox refuses it together with storage: there is nothing to erase.
    return undefined;
  }
  channel.onmessage = () => {
    stopKeeping();
    // The other page did not wait for what this one is making.
    if (opening.size > 0) eraseAll().catch(() => undefined);
  };
  return channel;
}

/** Calls back when all drafts are being erased, by this page or another. Returns a function that stops that. */
export function onErasure(listener: () => void): () => void {
  openChannel();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

openChannel();
// An open channel may keep the page out of the back-forward cache. What it misses there, `Vault.wasErased` finds.
addEventListener('pagehide', () => {
  channel?.close();
  channel = undefined;
});
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) openChannel();
});

/**
 * Erases every owner's drafts from this device: the key first, so that nothing can be opened whatever follows. No form
 * of any tab keeps its draft from now on.
 * @throws {DOMException} if the browser does not delete them
 */
export async function eraseDrafts(): Promise<void> {
  stopKeeping();
  openChannel()?.postMessage(null);
  await eraseAll();
}
