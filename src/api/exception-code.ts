import type { HttpFailure } from './http-failure';
import { asRecord, parseRecord } from './wire';

const NAMES = ['exceptionCode', 'errorCode', 'code'];

/**
 * Whether a failure has a server exception code (@spec §8), as text at the top level of a JSON error body or one
 * level below.
 */
export function hasExceptionCode({ body }: HttpFailure, code: string): boolean {
  const top = parseRecord(body);
  const levels = [top, asRecord(top['exception']), asRecord(top['error'])];
  return levels.some((level) => NAMES.some((name) => level[name] === code));
}
