import { load } from './demo-api.js';
import { make } from './make.js';
import { viewOf, watchQueries } from './queries.js';
import { words } from './words.js';

const link = (href, text, name = text) => make('a', { href, 'aria-label': name }, text);
const item = (text, ...links) => make('li', {}, make('span', {}, text), ...links);

const queryItem = (query) => {
  const { referenceNumber, category, answered } = query;
  const name = (from) => `${referenceNumber}, as opened from the ${from}`;
  return item(
    `${referenceNumber} ${words(category)}${answered ? ' (answered)' : ''}`,
    link(viewOf(query, false), 'list', name('list')),
    link(viewOf(query, true), 'timeline', name('timeline')),
  );
};

const submissionItem = ({ referenceNumber, category }) =>
  item(
    `${referenceNumber} ${words(category)}`,
    link(`#/document-submission?reference=${referenceNumber}`, 'open', `Open ${referenceNumber}`),
  );

const section = (title, list) => make('div', {}, make('h3', {}, title), list);
const list = (...items) => make('ul', { class: 'screens' }, ...items);

/** Links to every screen of the element, with this member's reference numbers. */
export async function screens(element) {
  const queries = list();
  await watchQueries(element, (rows) => queries.replaceChildren(...rows.map(queryItem)));
  const submissions = list();
  const listSubmissions = async () => {
    const all = (await load('submissions')) ?? [];
    submissions.replaceChildren(...all.map(submissionItem));
  };
  element.ownerDocument.addEventListener('login', listSubmissions);
  await listSubmissions();
  return make(
    'div',
    { class: 'screen-lists' },
    list(
      item('Contact page', link('#/contact-us', 'open', 'Open the contact page')),
      item('Login', link('#/login', 'open', 'Open the login')),
    ),
    section('Queries, as opened from the', queries),
    section('Document submissions', submissions),
  );
}
