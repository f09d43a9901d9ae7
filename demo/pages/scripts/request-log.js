import { make } from './make.js';

const list = make('ul', { class: 'log', tabindex: '0', 'aria-label': 'Requests' });

/** Notes a request as it leaves; the function that it returns notes its status, 0 for none. */
function note(method, address) {
  const { origin, pathname, search } = new URL(address, location.href);
  const isOurs = origin === location.origin;
  // The demo's own calls are not the element's.
  if (isOurs && pathname.startsWith('/demo-api/')) return () => undefined;
  const started = performance.now();
  const outcome = make('span', { class: 'outcome' }, '…');
  list.prepend(make('li', {}, outcome, ` ${method} ${isOurs ? '' : origin}${pathname}${search}`));
  return (status) => {
    const time = Math.round(performance.now() - started);
    outcome.textContent = `${status || 'no answer'}, ${time} ms`;
    outcome.classList.toggle('bad', status === 0 || status >= 400);
  };
}

const { fetch } = window;
window.fetch = async (input, init) => {
  const done = note(init?.method ?? input.method ?? 'GET', input.url ?? input);
  try {
    const answer = await fetch(input, init);
    done(answer.status);
    return answer;
  } catch (error) {
    done(0);
    throw error;
  }
};

const { open, send } = XMLHttpRequest.prototype;
const asked = new WeakMap();
XMLHttpRequest.prototype.open = function (method, url, ...rest) {
  asked.set(this, [method, url]);
  open.call(this, method, url, ...(rest.length ? rest : [true]));
};
XMLHttpRequest.prototype.send = function (body) {
  const done = note(...asked.get(this));
  this.addEventListener('loadend', () => done(this.status));
  send.call(this, body);
};

/** A list of the page's requests, the newest first: status, milliseconds, method, address. */
export const requestLog = () => list;
