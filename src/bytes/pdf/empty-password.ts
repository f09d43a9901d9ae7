import { cbc } from '@noble/ciphers/aes.js';
import { md5 } from '@noble/hashes/legacy.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { latin1Bytes } from '../latin1';
import { rc4 } from './rc4';
import type { StandardSecurity } from './standard-security';

/** The padding of a password to 32 bytes, which is all of an empty password (ISO 32000-2, algorithm 2). */
const PADDING = Uint8Array.from([
  0x28, 0xbf, 0x4e, 0x5e, 0x4e, 0x75, 0x8a, 0x41, 0x64, 0x00, 0x4e, 0x56, 0xff, 0xfa, 0x01, 0x08,
  0x2e, 0x2e, 0x00, 0xb6, 0xd0, 0x68, 0x3e, 0x80, 0x2f, 0x0c, 0xa9, 0xfe, 0x64, 0x53, 0x69, 0x7a,
]);

const joined = (...parts: readonly Uint8Array[]) => {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};

const beginsWith = (bytes: Uint8Array, start: Uint8Array) =>
  start.every((byte, index) => bytes[index] === byte);

/** Algorithm 2: the file's key. */
function fileKey(security: StandardSecurity, length: number): Uint8Array {
  const { revision, owner, permissions, encryptsMetadata, fileId } = security;
  const bits = new Uint8Array(4);
  new DataView(bits.buffer).setInt32(0, permissions, true);
  const hidden = revision >= 4 && !encryptsMetadata ? [0xff, 0xff, 0xff, 0xff] : [];
  let key: Uint8Array = md5(
    joined(PADDING, latin1Bytes(owner), bits, latin1Bytes(fileId), Uint8Array.from(hidden)),
  );
  if (revision >= 3) for (let round = 0; round < 50; round += 1) key = md5(key.subarray(0, length));
  return key.subarray(0, length);
}

/** Algorithms 4 and 5: the entry U that a key results in. */
function userEntry(key: Uint8Array, { revision, fileId }: StandardSecurity): Uint8Array {
  if (revision === 2) return rc4(key, PADDING);
  let entry: Uint8Array = md5(joined(PADDING, latin1Bytes(fileId)));
  for (let round = 0; round < 20; round += 1)
    entry = rc4(
      key.map((byte) => byte ^ round),
      entry,
    );
  return entry;
}

const FEWEST_ROUNDS = 64;
const HASHES = [sha256, sha384, sha512] as const;

/**
 * Algorithm 2.B for an empty password.
 * @param user the user's entry, for the owner's password
 */
function hardenedHash(salt: Uint8Array, user: Uint8Array): Uint8Array {
  let key: Uint8Array = sha256(joined(salt, user));
  for (
    let round = 1, last = Infinity;
    round <= FEWEST_ROUNDS || last > round - 1 - 32;
    round += 1
  ) {
    const repeated = joined(...new Array<readonly Uint8Array[]>(64).fill([key, user]).flat());
    const encrypted = cbc(key.subarray(0, 16), key.subarray(16, 32), {
      disablePadding: true,
    }).encrypt(repeated);
    // The remainder of the 16 bytes as a number is that of their sum, because 256 has the remainder 1.
    const sum = encrypted.subarray(0, 16).reduce((total, byte) => total + byte, 0);
    key = (HASHES[sum % 3] ?? sha256)(encrypted);
    last = encrypted.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

/** Whether a PDF opens without a password (ISO 32000-2, 7.6.4: algorithms 6 and 11, revisions 2 to 6). */
export function opensWithoutPassword(security: StandardSecurity): boolean {
  const user = latin1Bytes(security.user);
  if (security.revision >= 5) {
    const owner = latin1Bytes(security.owner);
    const opens = (entry: Uint8Array, more: Uint8Array) => {
      const salt = entry.subarray(32, 40);
      const hash = security.revision === 5 ? sha256(joined(salt, more)) : hardenedHash(salt, more);
      return beginsWith(entry, hash);
    };
    // An empty owner password opens it too.
    return opens(user, new Uint8Array()) || opens(owner, user);
  }
  return security.keyLengths.some((length) =>
    beginsWith(user, userEntry(fileKey(security, length), security)),
  );
}
