import { BASE, ended, withDatabase, type Database } from './database';
import { cipherOf } from './encrypt';

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

/**
 * Creates the key of this device, if it has none. A new key only counts after it was read back and has decrypted what
 * it encrypted, because some browsers refuse to store a key, and one has returned null for it.
 * @throws {DraftStoreError} where this browser can't store a key
 */
export const ensureKey = (): Promise<void> =>
  withDatabase(async (database) => {
    if (await storedKey(database)) return;
    const created = await createKey();
    // Another tab may have been faster. The first key counts.
    const isOurs = await store(database, created);
    const stored = await storedKey(database);
    if (!stored) throw new Error('The key was not stored');
    if (!isOurs) return;
    const [{ encrypt }, { decrypt }] = [
      await cipherOf(created, BASE),
      await cipherOf(stored, BASE),
    ];
    await decrypt(BASE, await encrypt(BASE, new Uint8Array(1)));
  });
