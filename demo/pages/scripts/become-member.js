import { addressWith, asked } from './address.js';
import { load, post } from './demo-api.js';
import { member } from './session.js';

/** What the element sends by default. */
const DDID = { authorizationCode: '', domain: '', redirectUri: '', clientId: '' };

/** Logs a sample member in, as the login screen does, and loads the page again for that member. */
async function become({ username, password }) {
  const login = { schemaVersion: 1, Login: username, Password: password, ddid: DDID };
  if (!(await post('/wsg/rest', login))) throw new Error(`${username} cannot log in`);
  // Assigning the current address does not load it again if it has a hash.
  if (asked.get('member') === username) location.reload();
  else location.assign(addressWith({ member: username }));
}

const isSame = ({ name }, present) => name === present?.name;

/** Logs in a sample member other than the present one. */
export async function becomeAnother() {
  const [logins, present] = await Promise.all([load('logins'), member]);
  await become(logins.find((login) => !login.blocked && !isSame(login, present)));
}

/** Logs in the member whom the page's address names, if it is another. A refused one changes nothing. */
export async function becomeAsked() {
  if (!asked.has('member')) return;
  try {
    const [logins, present] = await Promise.all([load('logins'), member]);
    const login = logins.find(({ username }) => username === asked.get('member'));
    if (login && !isSame(login, present)) await become(login);
  } catch (error) {
    console.warn(error);
  }
}
