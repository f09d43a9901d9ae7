import { randomUUID } from 'node:crypto';
import { TOKEN_COOKIE, TOKEN_HEADER } from '../../../src/domain/wire-names';
import { Refusal } from '../../../src/mock/refusal';
import type { Context } from '../http/koa';
import type { Portal } from '../portal';
import type { Person } from '../storage/people';

const SESSION_COOKIE = 'demo-session';

/** The demo's cookies are session cookies; scripts can read the anti-forgery one only. */
const setCookie = (ctx: Context, name: string, value: string, httpOnly: boolean) =>
  ctx.cookies.set(name, value, { httpOnly, sameSite: 'lax', overwrite: true });

/** The id of the browser's session, live or not. */
export const sessionCookie = (ctx: Context): string | undefined => ctx.cookies.get(SESSION_COOKIE);

function sessionOf(ctx: Context, { sessions }: Portal) {
  const id = sessionCookie(ctx);
  const session = id === undefined ? undefined : sessions.find(id);
  return id !== undefined && session ? { id, ...session } : undefined;
}

/** The member of a request's live session. Each request renews it. */
export function signedInMember(ctx: Context, portal: Portal): Person | undefined {
  const session = sessionOf(ctx, portal);
  if (session?.state !== 'live') return undefined;
  portal.sessions.renew(session.id);
  return portal.people.find(session.entityNumber);
}

/** Signs a member in: ends the browser's old session, starts a new one and sets a new anti-forgery token. */
export function signIn(ctx: Context, portal: Portal, entityNumber: string): void {
  signOut(ctx, portal);
  setCookie(ctx, SESSION_COOKIE, portal.sessions.start(entityNumber), true);
  setCookie(ctx, TOKEN_COOKIE, randomUUID(), false);
}

/** Ends the browser's session. Its cookie stays: it marks that the member has logged out. */
export function signOut(ctx: Context, portal: Portal): void {
  const session = sessionOf(ctx, portal);
  if (session) portal.sessions.end(session.id);
}

/** Signs a visitor in as the first sample member, unless they have logged out. */
export function welcome(ctx: Context, portal: Portal): void {
  const state = sessionOf(ctx, portal)?.state;
  if (state !== 'live' && state !== 'signed-out') {
    signIn(ctx, portal, portal.people.first().entityNumber);
  }
}

/**
 * The member who makes a call.
 *
 * @throws Refusal 401 without a live session.
 */
export function authorise(ctx: Context, portal: Portal): Person {
  const member = signedInMember(ctx, portal);
  if (!member) throw new Refusal(401, 'There is no session. Log in first.');
  return member;
}

/**
 * Requires the anti-forgery header of a changing call to equal its cookie (@spec §7).
 *
 * @throws Refusal 403.
 */
export function checkToken(ctx: Context): void {
  const token = ctx.cookies.get(TOKEN_COOKIE);
  if (!['GET', 'HEAD'].includes(ctx.method) && (!token || ctx.get(TOKEN_HEADER) !== token)) {
    throw new Refusal(403, `The header ${TOKEN_HEADER} does not equal the cookie ${TOKEN_COOKIE}.`);
  }
}
