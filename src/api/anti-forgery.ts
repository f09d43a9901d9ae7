import { TOKEN_COOKIE, TOKEN_HEADER } from '../domain/wire-names';
import { readCookie } from '../host/cookies';

/** Valid header values: no line breaks, no control characters, only Latin-1. */
const isHeaderValue = (value: string) => /^[\t -~\x80-\xff]*$/.test(value);

const READING = /^(?:GET|HEAD)$/i;

/** Whether a call changes something on the server. */
export const isMutation = (method: string): boolean => !READING.test(method);

/**
 * Returns the anti-forgery header of a call (@spec §7), only for mutations, and only to the page's own origin or one
 * that the embedder configured, compared by parsed URL. A token that is not a valid header value is omitted.
 *
 * @param cookies default: those of the page
 */
export function antiForgeryHeaders(
  method: string,
  url: URL,
  trustedOrigins: readonly string[],
  cookies?: string,
): Record<string, string> {
  if (!isMutation(method) || !trustedOrigins.includes(url.origin)) return {};
  const token = readCookie(TOKEN_COOKIE, isHeaderValue, cookies);
  return token !== undefined && isHeaderValue(token) ? { [TOKEN_HEADER]: token } : {};
}
