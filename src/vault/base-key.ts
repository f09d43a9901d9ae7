import { BASE, ended, withDatabase } from './database';
import { sealOf } from './seal';

const KEY_BYTES = 32;

const createKey = () =>
  crypto.subtle.importKey('raw', crypto.getRandomValues(new Uint8Array(KEY_BYTES)), 'HKDF', false, [
    'deriveBits',
    'deriveKey',
  ]);

const storedKey = async (): Promise<CryptoKey | undefined> =>
  (await withDatabase((database) => database.get('keys', BASE)))?.key;

/** Stores a key unless there is one. Returns whether it did. */
const store = (key: CryptoKey) =>
  withDatabase(async (database) => {
    const { store: keys, done } = database.transaction('keys', 'readwrite');
    const putFirst = async () => {
      const isFirst = (await keys.getKey(BASE)) === undefined;
      if (isFirst) await keys.put({ id: BASE, key });
      return isFirst;
    };
    return ended(putFirst(), done);
  });

/** Seals with one key and opens with the other. */
async function assertSame(key: CryptoKey, other: CryptoKey): Promise<void> {
  const { encrypt } = await sealOf(key, BASE);
  const { decrypt } = await sealOf(other, BASE);
  await decrypt(BASE, await encrypt(BASE, new Uint8Array(1)));
}

/**
 * The key of this device. A new one counts only once it was read back and opens what it has sealed: some browsers
 * refuse to store a key, and one has returned null for it.
 * @throws {Error} where this browser can't keep a key
 */
export async function baseKey(): Promise<CryptoKey> {
  const known = await storedKey();
  if (known) return known;
  const created = await createKey();
  // Another tab may have been faster: the first key counts.
  const isOurs = await store(created);
  const stored = await storedKey();
  if (!stored) throw new Error('The key was not kept');
  if (isOurs) await assertSame(created, stored);
  return stored;
}
