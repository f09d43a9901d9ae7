import { describeBody, describeHeaders } from './describe.js';

const EVENTS = [
  'ready',
  'login',
  'login-required',
  'query-submitted',
  'query-updated',
  'request-failed',
  'element-error',
];

/** Requests of the demo's own pages are not recorded. */
const OF_THE_DEMO = /^\/(?:demo-api|themes)\//;

const entries = [];
const listeners = new Set();

function add(entry) {
  entries.push(entry);
  for (const listener of listeners) listener(entry);
}

/** What the page and the element did: calls back with every entry so far and with each new one. */
window.demoRecord = {
  watch(listener) {
    entries.forEach(listener);
    listeners.add(listener);
  },
};

/**
 * Notes a request as it is sent. Call the returned function with its response: `status` (0 for none),
 * `headers` and `body`, a promise. `answered` then resolves with it.
 */
function note(method, url, request) {
  const { origin, pathname, search } = new URL(url, document.baseURI);
  if (origin === location.origin && OF_THE_DEMO.test(pathname)) return () => undefined;
  const address = `${origin === location.origin ? '' : origin}${pathname}${search}`;
  const started = performance.now();
  const { promise, resolve } = Promise.withResolvers();
  add({ kind: 'request', method, address, request, answered: promise });
  return (answer) => resolve({ ...answer, milliseconds: Math.round(performance.now() - started) });
}

const { fetch } = window;
window.fetch = async (input, init) => {
  const copy = input instanceof Request ? input.clone() : new Request(input, init);
  const headers = describeHeaders(copy.headers);
  const settle = note(copy.method, copy.url, { headers, body: describeBody(copy) });
  try {
    const answer = await fetch(input, init);
    const body = describeBody(answer.clone());
    settle({ status: answer.status, headers: describeHeaders(answer.headers), body });
    return answer;
  } catch (error) {
    settle({ status: 0 });
    throw error;
  }
};

const { open, send, setRequestHeader } = XMLHttpRequest.prototype;
const asked = new WeakMap();

XMLHttpRequest.prototype.open = function (method, url, ...rest) {
  asked.set(this, { method, url, headers: new Headers() });
  open.call(this, method, url, ...(rest.length ? rest : [true]));
};

XMLHttpRequest.prototype.setRequestHeader = function (name, value) {
  asked.get(this)?.headers.append(name, value);
  setRequestHeader.call(this, name, value);
};

XMLHttpRequest.prototype.send = function (body) {
  const { method, url, headers } = asked.get(this);
  const sent = {
    headers: describeHeaders(headers),
    body: describeBody(new Response(body, { headers })),
  };
  const settle = note(method, url, sent);
  this.addEventListener('loadend', () => {
    const lines = this.getAllResponseHeaders().split('\r\n').filter(Boolean);
    const answer = new Response(this.responseText, {
      headers: lines.map((line) => line.split(/: (.*)/, 2)),
    });
    settle({ status: this.status, headers: lines, body: describeBody(answer) });
  });
  send.call(this, body);
};

for (const name of EVENTS) {
  document.addEventListener(name, ({ detail }) => add({ kind: 'event', name, facts: detail }));
}

window.dataLayer ??= [];
const push = window.dataLayer.push.bind(window.dataLayer);
window.dataLayer.push = (...objects) => {
  for (const facts of objects) add({ kind: 'event', name: 'dataLayer', facts });
  return push(...objects);
};
