import { load, send } from './demo-api.js';
import { make } from './make.js';
import { viewOf, watchQueries } from './queries.js';
import { words } from './words.js';

const option = (value, text) => make('option', { value }, text);
const labelled = (text, control) => make('label', {}, text, control);

const queryOption = ({ referenceNumber, category, answered }) =>
  option(referenceNumber, `${referenceNumber} ${words(category)}${answered ? ' (answered)' : ''}`);

function charsetSelect() {
  const names = ['utf-8', 'windows-1252'];
  return make('select', { name: 'charset' }, ...names.map((name) => option(name, name)));
}

/** A form that answers one of the member's queries with an HTML email, as an agent does. */
export async function agentAnswer(element) {
  const query = make('select', { name: 'query', required: '' });
  const response = make('select', { name: 'response' }, option('', 'My own words'));
  const html = make('textarea', { name: 'html', rows: '7', spellcheck: 'false', required: '' });
  const charset = charsetSelect();
  const state = make('p', { role: 'status' });

  const responses = await load('responses');
  response.append(...responses.map(({ title }, index) => option(index, title)));
  response.addEventListener('change', () => {
    const chosen = responses[response.value];
    html.value = chosen?.html ?? '';
    charset.value = chosen?.charset ?? 'utf-8';
  });

  let queries = [];
  const offer = (rows) => {
    const { value } = query;
    queries = rows;
    const options = rows.length ? rows.map(queryOption) : [option('', 'No query yet')];
    query.replaceChildren(...options);
    if (rows.some(({ referenceNumber }) => String(referenceNumber) === value)) query.value = value;
  };
  await watchQueries(element, offer);

  const form = make(
    'form',
    { class: 'agent' },
    labelled('Query', query),
    labelled('Ready response', response),
    labelled('HTML of the email', html),
    labelled('Encoded as', charset),
    make('button', {}, 'Send the answer'),
    state,
  );
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const answered = queries.find(({ referenceNumber }) => String(referenceNumber) === query.value);
    const body = { html: html.value, charset: charset.value };
    const isTaken = await send(`queries/${query.value}/answer`, body);
    state.replaceChildren(
      ...(isTaken
        ? ['Sent. ', make('a', { href: viewOf(answered, false) }, `See query ${query.value}`)]
        : ['The answer was not taken.']),
    );
  });
  return form;
}
