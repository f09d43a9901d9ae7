import { BASE, ended, withDatabase, type Database } from './database';
import { sealOf } from './seal';

const KEY_BYTES = 32;

const createKey = () =>
  crypto.subtle.importKey('raw', crypto.getRandomValues(new Uint8Array(KEY_BYTES)), 'HKDF', false, [
    'deriveBits',
    'deriveKey',
  ]);

/** The key of this device; undefined if there is none, or no longer. */
export const storedKey = async (database: Database): Promise<CryptoKey | undefined> =>
  (await database.get('keys', BASE))?.key;

/** Stores a key unless there is one. Returns whether it did. */
function store(database: Database, key: CryptoKey): Promise<boolean> {
  const { store: keys, done } = database.transaction('keys', 'readwrite');
  const putFirst = async () => {
    const isFirst = (await keys.getKey(BASE)) === undefined;
    if (isFirst) await keys.put({ id: BASE, key });
    return isFirst;
  };
  return ended(putFirst(), done);
}

/** Seals with one key and opens with the other. */
async function assertSame(key: CryptoKey, other: CryptoKey): Promise<void> {
  const { encrypt } = await sealOf(key, BASE);
  const { decrypt } = await sealOf(other, BASE);
  await decrypt(BASE, await encrypt(BASE, new Uint8Array(1)));
}

/**
 * Sees to it that this device has a key. A new one counts only once it was read back and opens what it has sealed:
 * some browsers refuse to store a key, and one has returned null for it.
 * @throws {Error} where this browser can't keep a key
 */
export const ensureKey = (): Promise<void> =>
  withDatabase(async (database) => {
    if (await storedKey(database)) return;
    const created = await createKey();
    // Another tab may have been faster: the first key counts.
    const isOurs = await store(database, created);
    const stored = await storedKey(database);
    if (!stored) throw new Error('The key was not kept');
    if (isOurs) await assertSame(created, stored);
  });
