import { load } from './demo-api.js';
import { make } from './make.js';

const code = (text) => make('code', {}, text);

/** Shows a visitor without a session how to sign in. */
export async function showLoginHint() {
  const [{ username, password }] = await load('logins');
  const hint = make(
    'p',
    { class: 'hint wide', role: 'region', 'aria-label': 'Sample login' },
    'Trying the demo? Log in as ',
    code(username),
    ' with the password ',
    code(password),
    '. More logins are under “For developers” at the end of the page.',
  );
  document.querySelector('.columns').before(hint);
}
