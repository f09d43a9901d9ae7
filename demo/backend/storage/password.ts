import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const KEY_LENGTH = 32;
const SALT_LENGTH = 16;

const derive = promisify<string, Buffer, number, Buffer>(scrypt);

/** Hashes a password: its salt and its scrypt key, in hex. */
export function hashPassword(password: string): string {
  const salt = randomBytes(SALT_LENGTH);
  return `${salt.toString('hex')}:${scryptSync(password, salt, KEY_LENGTH).toString('hex')}`;
}

/** Compared for an unknown user, so that both refusals take the same time. */
const NOBODY = hashPassword(randomBytes(SALT_LENGTH).toString('hex'));

/** Whether a password matches its hash; never without a hash. */
export async function isPassword(password: string, hash = NOBODY): Promise<boolean> {
  const [salt = '', key = ''] = hash.split(':');
  const derived = await derive(password, Buffer.from(salt, 'hex'), KEY_LENGTH);
  return timingSafeEqual(derived, Buffer.from(key, 'hex'));
}
