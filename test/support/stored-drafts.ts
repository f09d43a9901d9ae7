import { deleteDB, openDB } from 'idb';
import { afterEveryTest } from './after-every-test';

const DATABASE = 'medical-aid-inquiries';

export const hasDatabase = async () =>
  (await indexedDB.databases()).some(({ name }) => name === DATABASE);

export async function hasKey(): Promise<boolean> {
  if (!(await hasDatabase())) return false;
  const database = await openDB(DATABASE);
  const keys = await database.count('keys');
  database.close();
  return keys > 0;
}

type Row = Readonly<Record<string, unknown>>;

/** Every record of the stored drafts and their files. */
export async function storedDrafts(): Promise<{ drafts: Row[]; files: Row[] }> {
  if (!(await hasDatabase())) return { drafts: [], files: [] };
  const database = await openDB(DATABASE);
  const [drafts, files] = await Promise.all(
    ['drafts', 'files'].map((store) => database.getAll(store) as Promise<Row[]>),
  );
  database.close();
  return { drafts: drafts ?? [], files: files ?? [] };
}

/** Names of the locks that pages of this browser hold. */
export const heldLocks = async () =>
  ((await navigator.locks.query()).held ?? []).map(({ name }) => name);

const ENCODINGS = ['latin1', 'utf-16le', 'utf-8'];

/** Everything that is stored, as text in each encoding in which typed text could be found. */
export async function storedTexts(): Promise<string> {
  const { drafts, files } = await storedDrafts();
  const values = [...drafts, ...files].flatMap((row) => Object.values(row));
  const read = (value: unknown) =>
    value instanceof ArrayBuffer || ArrayBuffer.isView(value)
      ? ENCODINGS.map((encoding) => new TextDecoder(encoding).decode(value)).join('\n')
      : String(value);
  return values.map(read).join('\n');
}

const held = new Set<() => void>();

const STORES = ['keys', 'drafts', 'files'] as const;

/**
 * Delays every use of the stored drafts, like a slow disk, until the returned function is called.
 * @param stores delays only transactions on these stores
 */
export async function holdStorage(
  stores: readonly (typeof STORES)[number][] = STORES,
): Promise<() => void> {
  const database = await openDB(DATABASE);
  const holding = database.transaction(stores, 'readwrite');
  let isHeld = true;
  const release = () => {
    isHeld = false;
    held.delete(release);
  };
  held.add(release);
  const hold = async () => {
    // A transaction stays active while it has requests.
    while (isHeld) await holding.objectStore(stores[0] ?? 'keys').count();
    await holding.done;
    database.close();
  };
  void hold();
  return release;
}

/** Each test begins without drafts. */
afterEveryTest(async () => {
  for (const release of held) release();
  await deleteDB(DATABASE);
});
