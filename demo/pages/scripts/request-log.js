import { make } from './make.js';

const block = (title, text) =>
  text ? [make('h4', {}, title), make('pre', { tabindex: '0' }, text)] : [];

async function details({ request, answered }) {
  const { headers = [], body } = await answered;
  return [
    ...block('Request headers', request.headers.join('\n')),
    ...block('Request body', await request.body),
    ...block('Answer headers', headers.join('\n')),
    ...block('Answer body', await body),
  ];
}

function row(entry) {
  const outcome = make('span', { class: 'outcome' }, '…');
  const summary = make('summary', {}, outcome, ` ${entry.method} ${entry.address}`);
  const item = make('details', {}, summary);
  item.addEventListener(
    'toggle',
    async () => {
      item.append(make('p', { role: 'status' }, 'Under way…'));
      const parts = await details(entry);
      item.replaceChildren(summary, ...parts);
    },
    { once: true },
  );
  void entry.answered.then(({ status, milliseconds }) => {
    outcome.textContent = `${status || 'no answer'}, ${milliseconds} ms`;
    outcome.classList.toggle('bad', status === 0 || status >= 400);
  });
  return make('li', {}, item);
}

/** A list of the requests, newest first; each opens to its headers, parts and response. */
export function requestLog(record) {
  const list = make('ul', { class: 'log' });
  record.watch((entry) => {
    if (entry.kind === 'request') list.prepend(row(entry));
  });
  return list;
}
