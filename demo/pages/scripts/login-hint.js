import { load } from './demo-api.js';
import { make } from './make.js';

const code = (text) => make('code', {}, text);

/** Tells a visitor who is not signed in how to be. */
export async function showLoginHint() {
  const [{ username, password }] = await load('logins');
  const hint = make(
    'p',
    { class: 'hint wide', role: 'region', 'aria-label': 'Sample login' },
    'Trying the demo? Log in as ',
    code(username),
    ' with the password ',
    code(password),
    '. More logins stand under “For developers” at the end of the page.',
  );
  document.querySelector('.columns').before(hint);
}
