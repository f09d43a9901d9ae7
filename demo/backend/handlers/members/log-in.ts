import { Refusal } from '../../../../src/mock/refusal';
import { LOCK_MINUTES, type LoginOutcome } from '../../storage/logins';
import type { Call, Handler } from '../handler';

/** The default of the element's `portal-cookie`. */
const PORTAL_COOKIE = 'portalIdentifier';

type Refused = Exclude<LoginOutcome['kind'], 'known'>;

const REFUSALS: Readonly<Record<Refused, readonly [status: number, message: string]>> = {
  wrong: [401, 'The username or password is not right. Check both and try again.'],
  locked: [
    423,
    `Too many wrong passwords: the login is locked. Try again in ${LOCK_MINUTES} minutes.`,
  ],
  blocked: [403, 'The scheme has locked this login. Call us on 0860 555 019 to unlock it.'],
};

/** The login screen shows the `message` of a refused login. */
const refusal = (status: number, message: string) => new Refusal(status, message, { message });

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const DDID = ['authorizationCode', 'domain', 'redirectUri', 'clientId'];

async function readMessage(call: Call<unknown>) {
  const body = await call.json();
  const { schemaVersion, Login, Password, ddid } = isRecord(body) ? body : {};
  if (
    schemaVersion !== 1 ||
    typeof Login !== 'string' ||
    typeof Password !== 'string' ||
    !isRecord(ddid) ||
    !DDID.every((name) => typeof ddid[name] === 'string')
  ) {
    throw refusal(400, 'The body is not an AuthenticationRequestMessage.');
  }
  return { username: Login.trim(), password: Password };
}

/** @spec §7 Login: starts a session, or returns why not. */
export const logIn: Handler<'portal', 'POST /wsg/rest'> = async (call) => {
  const { username, password } = await readMessage(call);
  const outcome = await call.portal.logins.attempt(username, password);
  if (outcome.kind !== 'known') throw refusal(...REFUSALS[outcome.kind]);
  call.signIn(outcome.entityNumber);
  return { errorMessage: null };
};

/** @spec §7 Login: confirms the session that a login has just started, if the portal cookie is set. */
export const ping: Handler<'portal', 'GET /portal/wlxapp/Ping.srv'> = (call) => {
  if (!call.cookie(PORTAL_COOKIE)) {
    throw refusal(403, `The portal's cookie ${PORTAL_COOKIE} is missing.`);
  }
  return `OK ${call.member().entityNumber}`;
};
