import { make } from './make.js';

function row({ name, facts }) {
  const time = make('time', {}, new Date().toLocaleTimeString('en-ZA'));
  const text = [time, ' ', make('strong', {}, name), ` ${JSON.stringify(facts ?? null)} `];
  const reference = facts?.referenceNumber;
  if (!reference) return make('li', {}, ...text);
  const stored = { href: `/demo-api/queries/${reference}`, target: '_blank' };
  return make('li', {}, ...text, make('a', stored, 'what was stored'));
}

/** A list of the element's events and of the data layer's entries, newest first. */
export function eventLog(record) {
  const list = make('ul', { class: 'log' });
  record.watch((entry) => {
    if (entry.kind === 'event') list.prepend(row(entry));
  });
  return list;
}
