import { readCookie } from '../host/cookies';

const COOKIE = 'XSRF-TOKEN';
const HEADER = 'X-XSRF-TOKEN';

const READING = /^(?:GET|HEAD)$/i;

/** Whether a call changes something on the server. */
export const isMutation = (method: string): boolean => !READING.test(method);

/**
 * The anti-forgery header of a call (@spec §7): on mutations only, and only to the page's own
 * origin or one that the embedder configured, decided on the parsed URL. The cookie is read for
 * each call.
 */
export function antiForgeryHeaders(
  method: string,
  url: URL,
  trustedOrigins: readonly string[],
): Record<string, string> {
  if (!isMutation(method) || !trustedOrigins.includes(url.origin)) return {};
  const token = readCookie(COOKIE);
  return token === undefined ? {} : { [HEADER]: token };
}
