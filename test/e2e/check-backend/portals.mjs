import { once } from 'node:events';
import { createServer } from 'node:http';
import { checkBackend } from '../../../dist/check-backend.js';
import { createMock } from '../../../dist/mock.js';
import { listen } from '../listen.mjs';

const LOGIN = { username: 'thandi', password: 'Marula-tree-1' };
export const ADDRESS = 'https://portal.example';

/** A mock that requires a login and the token. */
export const createPortal = () => createMock({ token: 'a-token', data: { signedIn: false } });

/** The reference number of a sample of the mock. */
const numberOf = (items, isIt = () => true) => String(items.find(isIt).referenceNumber);

/**
 * Checks a mock.
 * @param change answers a request in place of the mock. It receives the request and the mock's answer function.
 */
export function checkMock({ change = (request, answer) => answer(request), ...options } = {}) {
  const { handle, data } = createPortal();
  return checkBackend({
    address: ADDRESS,
    login: LOGIN,
    submission: numberOf(data.submissions),
    outdated: numberOf(data.queries, ({ queryDetail }) => queryDetail.includes('physiother')),
    fetch: async (url, init) => {
      // The request's own signal may be garbage-collected with the request while the answer is awaited.
      const aborted = once(init.signal, 'abort').then(() => Promise.reject(init.signal.reason));
      const answer = await Promise.race([change(new Request(url, init), handle), aborted]);
      if (answer.type === 'error') throw new TypeError('The connection is broken.');
      return answer;
    },
    ...options,
  });
}

export const checksIn = ({ findings }) => findings.map(({ check }) => check);

/** Serves a function of requests over HTTP. Returns the address. */
export async function serve(t, handle) {
  const server = createServer(async (request, response) => {
    const chunks = await request.toArray();
    const { method, url, headers } = request;
    const body = method === 'GET' ? null : Buffer.concat(chunks);
    const answer = await handle(new Request(`http://localhost${url}`, { method, headers, body }));
    for (const line of answer.headers.getSetCookie()) response.appendHeader('set-cookie', line);
    for (const [name, value] of answer.headers)
      if (name !== 'set-cookie') response.setHeader(name, value);
    response.writeHead(answer.status);
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  return `http://localhost:${await listen(t, server)}`;
}

/** A portal whose token no page can read. */
export const serveMistake = (t) => {
  const { handle } = createPortal();
  return serve(t, async (request) => {
    const answer = await handle(request);
    const [line] = answer.headers.getSetCookie();
    answer.headers.set('set-cookie', `${line}; HttpOnly`);
    return answer;
  });
};
