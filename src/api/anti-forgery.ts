import { readCookie } from '../host/cookies';

const COOKIE = 'XSRF-TOKEN';
const HEADER = 'X-XSRF-TOKEN';

/** What a header may carry: no line ends, no control characters, nothing beyond Latin-1. */
const isHeaderValue = (value: string) => /^[\t -~\x80-\xff]*$/.test(value);

const READING = /^(?:GET|HEAD)$/i;

/** Whether a call changes something on the server. */
export const isMutation = (method: string): boolean => !READING.test(method);

/**
 * The anti-forgery header of a call (@spec §7): on mutations only, and only to the page's own
 * origin or one that the embedder configured, decided on the parsed URL. The cookie is read for
 * each call; a token that no header can carry is left out.
 */
export function antiForgeryHeaders(
  method: string,
  url: URL,
  trustedOrigins: readonly string[],
): Record<string, string> {
  if (!isMutation(method) || !trustedOrigins.includes(url.origin)) return {};
  const token = readCookie(COOKIE, isHeaderValue);
  return token !== undefined && isHeaderValue(token) ? { [HEADER]: token } : {};
}
