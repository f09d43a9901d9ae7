import { TOKEN_COOKIE } from '../domain/wire-names';
import type { Cookie } from './cookie-jar';
import type { Find } from './examine';
import type { Portal } from './portal';

/** What a browser does with a cookie at an address without https: those of this computer count as safe. */
const LOCAL = /^(?:localhost|127(?:\.\d+){3}|\[::1\]|.+\.localhost)$/;

function secureMistake({ attributes }: Cookie, page: URL): string | undefined {
  const isSecure = attributes.has('secure');
  const isNone = attributes.get('samesite')?.toLowerCase() === 'none';
  if (isNone && !isSecure) return 'SameSite=None without Secure';
  if (isSecure && page.protocol === 'http:' && !LOCAL.test(page.hostname))
    return 'Secure, over http';
  return undefined;
}

/** Checks the cookie with the anti-forgery token, after the login: the first cause of why a page can't send it. */
export function checkTokenCookie({ jar, page }: Portal, find: Find): void {
  const cookie = jar.named(TOKEN_COOKIE);
  if (!cookie) {
    find('token-cookie', 'none');
    return;
  }
  const mistake = secureMistake(cookie, new URL(page));
  if (cookie.attributes.has('httponly')) find('token-readable', 'HttpOnly');
  else if (cookie.path !== '/') find('token-path', `Path=${cookie.path}`);
  else if (mistake !== undefined) find('token-secure', mistake);
}
