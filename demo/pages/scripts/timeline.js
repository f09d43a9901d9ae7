import { load } from './demo-api.js';
import { make } from './make.js';
import { pageOf, viewOf } from './queries.js';
import { words } from './words.js';

const row = (query) =>
  make(
    'li',
    {},
    make('a', { href: pageOf(query) + viewOf(query, true) }, words(query.category)),
    make('p', {}, query.query),
    make(
      'p',
      { class: 'facts' },
      make('time', { datetime: query.date }, query.date),
      ` · Reference ${query.referenceNumber} · ${words(query.status)}`,
    ),
  );

const state = document.querySelector('#timeline-state');
try {
  const rows = (await load('timeline'))?.map(row);
  document.querySelector('#timeline').append(...(rows ?? []));
  if (!rows) state.replaceChildren(make('a', { href: '/#/login' }, 'Log in'), ' to see it.');
  else state.textContent = rows.length ? '' : 'There is nothing on your timeline yet.';
} catch {
  state.textContent = 'We are unable to show your timeline at this time.';
}
