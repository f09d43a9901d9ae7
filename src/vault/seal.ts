import type { Sealed } from './database';

/** What seals and opens the drafts of one owner. */
export interface Seal {
  /** The owner's tag (16 bytes). */
  readonly owner: Uint8Array<ArrayBuffer>;
  readonly encrypt: (id: string, bytes: BufferSource) => Promise<Sealed>;
  /** @throws {DOMException} if the bytes were sealed by another key or under another id */
  readonly decrypt: (id: string, sealed: Sealed) => Promise<ArrayBuffer>;
}

const IV_BYTES = 12;
const TAG_BITS = 128;

const utf8 = (text: string) => new TextEncoder().encode(text);

/** Derives an owner's key and tag: HKDF with SHA-256, then AES-GCM of 256 bits that binds each record to its id. */
export async function sealOf(base: CryptoKey, owner: string): Promise<Seal> {
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

/** Whether two tags are of the same owner. */
export const isSameOwner = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);
