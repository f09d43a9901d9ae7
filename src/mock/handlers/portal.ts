import type { Call, Handler } from '../handler';
import { Refusal } from '../refusal';

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
export const answerLogin: Handler<'portal', 'POST /wsg/rest'> = async (call) => {
  const { username, password } = await readMessage(call);
  const outcome = await call.store.logins.attempt(username, password);
  if ('status' in outcome) throw refusal(outcome.status, outcome.message);
  call.signIn(outcome.entityNumber);
  return { errorMessage: null };
};

/** @spec §7 Login: confirms the session that a login has just started. */
export const ping: Handler<'portal', 'GET /portal/wlxapp/Ping.srv'> = async (call) => {
  if (!call.hasPortalCookie()) throw refusal(403, 'The portal’s cookie is missing.');
  return `OK ${(await call.member()).entityNumber}`;
};
