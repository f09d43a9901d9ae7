import { deleteDB, openDB } from 'idb';
import { DATABASE } from './database';

/** The storage key under which every tab of the origin finds when all drafts were last erased, in milliseconds. */
const ERASED_AT = `${DATABASE}/erased-at`;

const listeners = new Set<() => void>();

/** The time of the last erasure, for a page that can't store it. */
let erasedHere = 0;

// Always a number, although Datejs replaces `Date.now`.
const now = () => new Date().getTime();

function erasedAt(): number {
  try {
    return Math.max(erasedHere, Number(localStorage.getItem(ERASED_AT)));
  } catch {
    return erasedHere;
  }
}

/**
 * Whether all drafts were erased since a time, by this page or another. A page that was frozen or still loading was
 * not notified. A time in the future is ignored, because it was stored by a wrong clock.
 * @param time in milliseconds
 */
export const wasErasedSince = (time: number): boolean => erasedAt() >= time && erasedAt() <= now();

const opening = new Set<Promise<unknown>>();

/** Resolves once the last erasure has ended. */
let erasing: Promise<unknown> = Promise.resolve();

/**
 * Opens once an erasure under way has ended, which would erase the result too. An erasure that begins later waits for
 * the opening, and erases its result.
 */
export function erasedAfter<T>(open: () => Promise<T>): Promise<T> {
  const opened = erasing.then(open);
  opening.add(opened);
  const end = () => opening.delete(opened);
  opened.then(end, end);
  return opened;
}

/**
 * Opens the database in its current version, because a newer element may have upgraded it; undefined if there is
 * none.
 */
async function existing() {
  // WebKit keeps a database whose creation is aborted; Firefox before 126 can't list databases.
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

/** Stops all forms from keeping drafts. */
function stopKeeping(): void {
  for (const listener of listeners) listener();
}

async function deleteAll(): Promise<void> {
  await Promise.all([...opening].map((opened) => opened.catch(() => undefined)));
  const database = await existing();
  if (!database) return;
  if (database.objectStoreNames.contains('keys')) await database.clear('keys');
  database.close();
  await deleteDB(DATABASE);
}

/** Also erases the result of an opening under way. */
function eraseAll(): Promise<void> {
  const erased = deleteAll();
  erasing = erased.catch(() => undefined);
  return erased;
}

/** Calls back when all drafts are erased, by this page or another. Returns a function that stops this. */
export function onErasure(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

// Fires only in the origin's other tabs.
addEventListener('storage', ({ key, newValue }) => {
  if (key !== ERASED_AT || newValue === null) return;
  stopKeeping();
  // The other page did not wait for an opening of this page.
  if (opening.size > 0) eraseAll().catch(() => undefined);
});

/**
 * Erases every owner's drafts from this device. The key is erased first, so that nothing can be decrypted whatever
 * happens next. From now on no form of any tab keeps its draft.
 * @throws {DOMException} if the browser does not delete them
 */
export async function eraseDrafts(): Promise<void> {
  erasedHere = now();
  try {
    localStorage.setItem(ERASED_AT, String(erasedHere));
  } catch {
    // Storage is refused, and then there are no drafts, or it is full. Only this page knows of the erasure.
  }
  stopKeeping();
  await eraseAll();
}
