import { deleteDB, openDB } from 'idb';
import { DATABASE } from './database';

/** Where every tab of the origin reads when all drafts were last erased, in milliseconds. */
const ERASED_AT = `${DATABASE}/erased-at`;

const listeners = new Set<() => void>();

/** The same, for a page that can't store it. */
let erasedHere = 0;

// A number on every page: Datejs replaces `Date.now`.
const now = () => new Date().getTime();

function erasedAt(): number {
  try {
    return Math.max(erasedHere, Number(localStorage.getItem(ERASED_AT)));
  } catch {
    return erasedHere;
  }
}

/**
 * Whether all drafts were erased since then, by this page or another. A page that was frozen or still loading has heard
 * nothing of it. A time in the future was stored by a wrong clock.
 * @param time in milliseconds
 */
export const wasErasedSince = (time: number): boolean => erasedAt() >= time && erasedAt() <= now();

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
  for (const listener of listeners) listener();
}

/** Erases also what an opening makes that is under way. */
async function eraseAll(): Promise<void> {
  await Promise.all([...opening].map((opened) => opened.catch(() => undefined)));
  const database = await existing();
  if (!database) return;
  if (database.objectStoreNames.contains('keys')) await database.clear('keys');
  database.close();
  await deleteDB(DATABASE);
}

/** Calls back when all drafts are being erased, by this page or another. Returns a function that stops that. */
export function onErasure(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

// Fired in the origin's other tabs alone.
addEventListener('storage', ({ key, newValue }) => {
  if (key !== ERASED_AT || newValue === null) return;
  stopKeeping();
  // The other page did not wait for what this one is making.
  if (opening.size > 0) eraseAll().catch(() => undefined);
});

/**
 * Erases every owner's drafts from this device: the key first, so that nothing can be opened whatever follows. No form
 * of any tab keeps its draft from now on.
 * @throws {DOMException} if the browser does not delete them
 */
export async function eraseDrafts(): Promise<void> {
  erasedHere = now();
  try {
    localStorage.setItem(ERASED_AT, String(erasedHere));
  } catch {
    // Refused, as drafts are there, or full: this page alone knows.
  }
  stopKeeping();
  await eraseAll();
}
