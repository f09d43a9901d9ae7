import { make } from './make.js';

const EVENTS = [
  'login',
  'login-required',
  'query-submitted',
  'query-updated',
  'request-failed',
  'element-error',
];

function entry(name, facts) {
  const text = `${new Date().toLocaleTimeString('en-ZA')} ${name} ${JSON.stringify(facts ?? null)} `;
  const reference = facts?.referenceNumber;
  if (!reference) return make('li', {}, text);
  const stored = { href: `/demo-api/queries/${reference}`, target: '_blank' };
  return make('li', {}, text, make('a', stored, 'what was stored'));
}

/** A list that shows the element's events and what is pushed to the data layer, the newest first. */
export function eventLog() {
  const list = make('ul', { class: 'log', tabindex: '0', 'aria-label': 'Events and data layer' });
  for (const name of EVENTS) {
    document.addEventListener(name, ({ detail }) => list.prepend(entry(name, detail)));
  }
  window.dataLayer ??= [];
  const push = window.dataLayer.push.bind(window.dataLayer);
  window.dataLayer.push = (...objects) => {
    for (const object of objects) list.prepend(entry('dataLayer', object));
    return push(...objects);
  };
  return list;
}
