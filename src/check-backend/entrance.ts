import { loginFailureText } from '../api/login-failure';
import { parseRecord } from '../api/wire';
import { trimInvisible } from '../domain/invisible';
import { INQUIRY_FOLDER, TOKEN_COOKIE, TOKEN_HEADER } from '../domain/wire-names';
import { readLoginDdid, readPortalCookie } from '../settings/login-settings';
import type { Settings } from '../settings/settings';
import { CHECKED_CALLS } from './calls';
import { checkCookies } from './cookies';
import { checkArrival, excerpt, isOk, summaryOf, Unusable } from './examine';
import { CannotCheck, NoAnswer } from './no-answer';
import type { CheckOptions } from './options';
import { textOf, type Answer, type Portal } from './portal';
import { follow, targetOf } from './redirects';
import { Skip, type Visitor } from './visitor';

const PAGE = { key: 'GET /', member: 'No page.' };

/** Opens the portal's page, which may set cookies, as the visitor of one does. */
export async function openPage(portal: Portal, { siteRoot }: Settings): Promise<void> {
  const answer = await follow(portal, PAGE, new URL(siteRoot)).catch((error: unknown) => {
    throw error instanceof NoAnswer ? new CannotCheck(error.message) : error;
  });
  const target = targetOf(answer);
  // A redirect to another host leads to a login; the element has its own.
  if (target && target.origin !== portal.page && target.hostname === answer.url.hostname)
    throw new CannotCheck(`The portal is at ${target.origin}: check that address.`);
}

/** Asks for details without a session: a visitor of its own, who has no cookies. */
export const askAsStranger = (stranger: Portal): Promise<Answer | undefined> =>
  stranger.call(CHECKED_CALLS.details, {}).catch((error: unknown) => {
    // With a session it is asked again.
    if (error instanceof NoAnswer) return undefined;
    throw error;
  });

/** A page of another origin asks first whether it may send. */
export const checkPreflight = (visitor: Visitor, portal: Portal, { apiBase }: Settings) =>
  visitor.step('answers a preflight', CHECKED_CALLS.send, async (find) => {
    const wanted = [TOKEN_HEADER.toLowerCase(), 'content-type'];
    const url = new URL(`${apiBase}/${INQUIRY_FOLDER}/member-queries`);
    const headers = {
      'access-control-request-method': 'POST',
      'access-control-request-headers': wanted.join(','),
    };
    const answer = await portal.ask(
      CHECKED_CALLS.send,
      url,
      { method: 'OPTIONS', headers },
      { token: null },
    );
    const given = answer.headers.get('access-control-allow-headers') ?? '';
    const allowed = given.toLowerCase().split(/[\s,]+/);
    if (!isOk(answer)) find('cors-preflight', summaryOf(answer));
    else if (!wanted.every((name) => allowed.includes(name)))
      find('cors-preflight', `Access-Control-Allow-Headers: ${given || 'none'}`);
  });

/**
 * Logs in as the element does.
 * @throws {CannotCheck} if the portal refuses the name or the password
 */
export async function logIn(
  visitor: Visitor,
  portal: Portal,
  settings: Settings,
  { username, password }: CheckOptions['login'],
): Promise<boolean> {
  const posted = await visitor.step('logs in', CHECKED_CALLS.login, async () => {
    const json = {
      schemaVersion: 1,
      Login: trimInvisible(username),
      Password: password,
      ddid: readLoginDdid(settings),
    } as const;
    const answer = await portal.call(CHECKED_CALLS.login, { json });
    if (answer.status === 403 && !portal.jar.named(TOKEN_COOKIE))
      throw new Unusable('token-cookie', `none, and the login is refused: ${summaryOf(answer)}`);
    const text = textOf(answer);
    const isRefused = isOk(answer)
      ? Boolean(parseRecord(text)['errorMessage'])
      : [400, 401, 403].includes(answer.status);
    if (isRefused) {
      const reason = excerpt(loginFailureText(text) ?? `status ${String(answer.status)}`);
      throw new CannotCheck(`The portal refuses the login of '${username}': ${reason}`);
    }
    checkArrival(answer);
    return true;
  });
  if (!posted) return false;
  await visitor.step('pings the portal', CHECKED_CALLS.ping, async () => {
    const { name, value } = readPortalCookie(settings);
    checkArrival(await portal.call(CHECKED_CALLS.ping, {}, { extraCookie: `${name}=${value}` }));
  });
  await visitor.step('has a token that pages can read', CHECKED_CALLS.login, (find) => {
    checkCookies(portal, find);
  });
  return true;
}

/** Logs out, where the portal's address for it is known: nothing of the member may stay. */
export async function logOut(
  visitor: Visitor,
  portal: Portal,
  page: string,
  logout: string | undefined,
) {
  const call = { key: `POST ${logout ?? '/'}`, member: 'Still the portal, as logged in.' };
  const isOut = await visitor.step('logs out', call, async (find) => {
    if (logout === undefined) throw new Skip('its address was not named (logout)');
    const answer = await portal.ask(call, new URL(logout, page), { method: 'POST' });
    if (answer.status >= 400) throw new Unusable('status', summaryOf(answer));
    const cleared = answer.headers.get('clear-site-data') ?? '';
    if (!/\*|"cache".*"storage"|"storage".*"cache"/.test(cleared))
      find('logout', `Clear-Site-Data: ${cleared || 'none'}`);
    return true;
  });
  if (!isOut) return;
  await visitor.step('has no session then', CHECKED_CALLS.details, async (find) => {
    const answer = await portal.call(CHECKED_CALLS.details, {});
    if (isOk(answer)) find('logout-session', summaryOf(answer));
  });
}
