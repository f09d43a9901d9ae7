import { deleteDB, openDB } from 'idb';
import { DATABASE } from './database';

const listeners = new Set<() => void>();

/** When all drafts were last erased from this page, by the clock that nobody sets. */
let erasedAt = -Infinity;

/** Whether all drafts were erased from this page since then, in milliseconds of `performance.now()`. */
export const wasErasedSince = (time: number): boolean => erasedAt >= time;

const opening = new Set<Promise<unknown>>();

/** Lets an erasure wait for an opening that is under way, and erase what it makes too. */
export function erasedAfter<T>(opened: Promise<T>): Promise<T> {
  opening.add(opened);
  const end = () => opening.delete(opened);
  opened.then(end, end);
  return opened;
}

/** Calls back when all drafts are being erased from this page. Returns a function that stops that. */
export function onErasure(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
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

/**
 * Erases every owner's drafts from this device: the key first, so that nothing can be opened whatever follows.
 * @throws {DOMException} if the browser does not delete them
 */
export async function eraseDrafts(): Promise<void> {
  erasedAt = performance.now();
  for (const listener of listeners) listener();
  await Promise.allSettled(opening);
  const database = await existing();
  if (!database) return;
  if (database.objectStoreNames.contains('keys')) await database.clear('keys');
  database.close();
  await deleteDB(DATABASE);
}
