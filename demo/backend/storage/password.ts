import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const KEY_LENGTH = 32;
const SALT_LENGTH = 16;

const derive = promisify<string, Buffer, number, Buffer>(scrypt);

const randomHex = (length: number) => randomBytes(length).toString('hex');

/** Compared for an unknown user, so that both refusals take the same time. No password has this key. */
const NOBODY = `${randomHex(SALT_LENGTH)}:${randomHex(KEY_LENGTH)}`;

/** Whether a password matches its hash; never without a hash. */
export async function isPassword(password: string, hash = NOBODY): Promise<boolean> {
  const [salt = '', key = ''] = hash.split(':');
  const derived = await derive(password, Buffer.from(salt, 'hex'), KEY_LENGTH);
  return timingSafeEqual(derived, Buffer.from(key, 'hex'));
}
