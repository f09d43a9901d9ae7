import type { Handler } from '../handler';
import { readRecord } from '../read-body';
import { Refusal } from '../refusal';

/** The login screen shows the `message` of a refused login. */
const refusal = (status: number, message: string) => new Refusal(status, message, { message });

const DDID = ['authorizationCode', 'domain', 'redirectUri', 'clientId'];

const isDdid = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  DDID.every((name) => typeof (value as Record<string, unknown>)[name] === 'string');

/** @spec §7 Login: logs the member in, or returns why not. */
export const logIn: Handler<'portal', 'POST /wsg/rest'> = async ({ data, request }) => {
  const { schemaVersion, Login, Password, ddid } = await readRecord(request);
  if (
    schemaVersion !== 1 ||
    typeof Login !== 'string' ||
    typeof Password !== 'string' ||
    !isDdid(ddid)
  ) {
    throw refusal(400, 'The body is not an AuthenticationRequestMessage.');
  }
  const isRight = data.logins.some(
    ({ username, password }) => username === Login.trim() && password === Password,
  );
  if (!isRight) {
    throw refusal(401, 'The username or password is not right. Check both and try again.');
  }
  data.signedIn = true;
  return { errorMessage: null };
};

/**
 * @spec §7 Login: confirms the login. It does not ask for the portal cookie, which a service worker cannot
 * see.
 */
export const ping: Handler<'portal', 'GET /portal/wlxapp/Ping.srv'> = ({ data }) => {
  if (!data.signedIn) throw refusal(401, 'There is no session. Log in first.');
  return `OK ${data.people[0].entityNumber}`;
};
