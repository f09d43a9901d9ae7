import { TOKEN_COOKIE } from '../domain/wire-names';
import type { Cookie } from './cookie-jar';
import type { Find } from './examine';
import type { Portal } from './portal';
import type { CheckId } from './rules';

/** Hosts that browsers take for safe without https. */
const LOCAL = /^(?:localhost|127(?:\.\d+){3}|\[::1\]|.+\.localhost)$/;

/** Why a browser does not keep a cookie. */
function refusalOf({ attributes }: Cookie, page: URL): string | undefined {
  const isSecure = attributes.has('secure');
  const isNone = attributes.get('samesite')?.toLowerCase() === 'none';
  if (isNone && !isSecure) return 'SameSite=None without Secure';
  if (isSecure && page.protocol === 'http:' && !LOCAL.test(page.hostname))
    return 'Secure, over http';
  return undefined;
}

/** What keeps a page from repeating the token: the first cause of several. */
function tokenMistake(cookie: Cookie | undefined): readonly [CheckId, string] | undefined {
  if (!cookie) return ['token-cookie', 'none'];
  if (cookie.attributes.has('httponly')) return ['token-readable', 'HttpOnly'];
  return cookie.path === '/' ? undefined : ['token-path', `Path=${cookie.path}`];
}

/** Checks the cookies after the login, that with the anti-forgery token above all. */
export function checkCookies({ jar, page }: Portal, find: Find): void {
  const mistake = tokenMistake(jar.named(TOKEN_COOKIE));
  if (mistake) find(...mistake);
  for (const cookie of jar.all()) {
    const refusal = refusalOf(cookie, new URL(page));
    if (refusal !== undefined) find('cookie-refused', `${cookie.name}: ${refusal}`);
  }
}
