import { load } from './demo-api.js';
import { make } from './make.js';

const row = ({ name, username, password, blocked }) =>
  make(
    'tr',
    {},
    make('th', { scope: 'row' }, name, ...(blocked ? [make('small', {}, 'blocked')] : [])),
    make('td', {}, make('code', {}, username)),
    make('td', {}, make('code', {}, password)),
  );

const heading = (text) => make('th', { scope: 'col' }, text);

/** A table of everyone who can log in, with their passwords. */
export async function sampleLogins() {
  const head = make('tr', {}, ...['Member', 'Username', 'Password'].map(heading));
  const rows = (await load('logins')).map(row);
  return make(
    'div',
    { class: 'logins', tabindex: '0', role: 'region', 'aria-label': 'Sample logins' },
    make('table', {}, make('thead', {}, head), make('tbody', {}, ...rows)),
  );
}
