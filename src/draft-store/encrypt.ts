import type { Encrypted } from './database';

/** Encrypts and decrypts the drafts of one owner. */
export interface Cipher {
  /** The owner's tag (16 bytes). */
  readonly owner: Uint8Array<ArrayBuffer>;
  readonly encrypt: (id: string, bytes: BufferSource) => Promise<Encrypted>;
  /** @throws {DOMException} if the bytes were encrypted with another key or under another id */
  readonly decrypt: (id: string, encrypted: Encrypted) => Promise<ArrayBuffer>;
}

const IV_BYTES = 12;
const TAG_BITS = 128;

const utf8 = (text: string) => new TextEncoder().encode(text);

/** A UUID. */
export const newId = (): string => crypto.randomUUID();

/**
 * Derives an owner's key and tag by HKDF with SHA-256. The key is for AES-GCM of 256 bits, which binds each record to
 * its id.
 */
export async function cipherOf(base: CryptoKey, owner: string): Promise<Cipher> {
  const salt = await crypto.subtle.digest('SHA-256', utf8(owner));
  const hkdf = (info: string) => ({ name: 'HKDF', hash: 'SHA-256', salt, info: utf8(info) });
  const aes = { name: 'AES-GCM', length: 256 };
  const tag = await crypto.subtle.deriveBits(hkdf('owner 1'), base, TAG_BITS);
  const key = await crypto.subtle.deriveKey(hkdf('seal 1'), base, aes, false, [
    'encrypt',
    'decrypt',
  ]);
  const gcm = (id: string, iv: Uint8Array<ArrayBuffer>) => ({
    name: 'AES-GCM',
    iv,
    additionalData: utf8(id),
  });
  return {
    owner: new Uint8Array(tag),
    encrypt: async (id, bytes) => {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      return { iv, sealed: await crypto.subtle.encrypt(gcm(id, iv), key, bytes) };
    },
    decrypt: (id, { iv, sealed }) => crypto.subtle.decrypt(gcm(id, iv), key, sealed),
  };
}
