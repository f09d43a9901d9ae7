import { randomUUID } from 'node:crypto';
import { TOKEN_COOKIE, TOKEN_HEADER } from '../../../src/domain/wire-names';
import { cookieIn, type Cookies } from '../http/cookies';
import type { Portal } from '../portal';
import type { Person, Session } from '../storage/kinds';

const SESSION_COOKIE = 'demo-session';

/** The demo's cookies are session cookies; scripts can read the anti-forgery one only. */
const cookie = (name: string, value: string) => `${name}=${value}; Path=/; SameSite=Lax`;

/** The id of the browser's session, live or not. */
export const sessionCookie = (cookies: Cookies): string | undefined =>
  cookieIn(cookies, SESSION_COOKIE);

const sessionOf = ({ records }: Portal, cookies: Cookies): Session | undefined =>
  records.find('session', sessionCookie(cookies) ?? '');

const isLive = ({ isSignedOut, expiresAt }: Session) => !isSignedOut && expiresAt > Date.now();

/** Stores a session, which lasts from now on. */
const save = (
  { records, sessionExpiry }: Portal,
  id: string,
  session: Omit<Session, 'expiresAt'>,
) => records.put('session', id, { ...session, expiresAt: Date.now() + sessionExpiry * 1000 });

/** The member of a request's live session. Each request renews it. */
export function signedInMember(portal: Portal, cookies: Cookies): Person | undefined {
  const session = sessionOf(portal, cookies);
  if (!session || !isLive(session)) return undefined;
  save(portal, sessionCookie(cookies) ?? '', session);
  return portal.people.find(session.entityNumber);
}

/**
 * Signs a member in: ends the browser's old session and starts a new one.
 * @returns its cookie and that of a new anti-forgery token
 */
export function signIn(portal: Portal, cookies: Cookies, entityNumber: string): readonly string[] {
  signOut(portal, cookies);
  const id = randomUUID();
  save(portal, id, { entityNumber });
  return [`${cookie(SESSION_COOKIE, id)}; HttpOnly`, cookie(TOKEN_COOKIE, randomUUID())];
}

/** Ends the browser's session. Its cookie stays: it marks that the member has logged out. */
export function signOut(portal: Portal, cookies: Cookies): void {
  const session = sessionOf(portal, cookies);
  if (session) save(portal, sessionCookie(cookies) ?? '', { ...session, isSignedOut: true });
}

/** Signs a visitor in as the first sample member, unless they have logged out; returns the cookies. */
export function welcome(portal: Portal, cookies: Cookies): readonly string[] {
  const session = sessionOf(portal, cookies);
  const [first] = portal.people.all();
  if (!first || (session && (session.isSignedOut || isLive(session)))) return [];
  return signIn(portal, cookies, first.entityNumber);
}

/** Whether the anti-forgery header equals its cookie (@spec §7). */
export function hasToken({ headers }: Request): boolean {
  const token = cookieIn(headers.get('cookie'), TOKEN_COOKIE);
  return Boolean(token) && headers.get(TOKEN_HEADER) === token;
}
