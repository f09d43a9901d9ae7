import { join } from 'node:path';
import { ROOT } from '../../../src/tooling/folders.mjs';
import { loadSource } from '../../../src/tooling/load-source.mjs';
import { answerChecker } from './answers.mjs';
import { Browser } from './browser.mjs';
import { serveDemo } from './demo-server.mjs';

export const { createMock, SCENARIOS } = await loadSource(join(ROOT, 'src/mock.ts'));
const checkAnswer = await answerChecker();

const SUBMISSIONS = '/portal/api/das/smart-inquiry-api/document-submissions';

/** Opens a client of a backend. Every answer that no scenario changes is checked against openapi.json. */
function visitor(browser, { fail, signOut, submission }) {
  let isFailing = false;
  const send = browser.send.bind(browser);
  browser.send = async (method, path, init) => {
    const answer = await send(method, path, init);
    if (!isFailing) browser.checked.add(await checkAnswer(method, path, answer.clone()));
    return answer;
  };
  return Object.assign(browser, {
    /** The ids of the calls whose answers were checked. */
    checked: new Set(),
    /** Fails calls as the scenario says. Without a name, calls succeed again. */
    fail: (name) => {
      isFailing = name !== undefined;
      return fail(name);
    },
    signOut,
    /** The address of a document submission of the member, which has files. */
    submission: `${SUBMISSIONS}/${submission}`,
  });
}

async function openDemo(t) {
  const browser = await (await serveDemo(t)).visit();
  const [, submission] = await browser.json('/demo-api/submissions');
  const { send } = browser;
  let referer;
  browser.send = (method, path, { headers, ...init } = {}) =>
    send.call(browser, method, path, { headers: { ...headers, ...referer }, ...init });
  return visitor(browser, {
    fail: (name) => {
      referer = name && { referer: `${browser.address}/?scenario=${name}` };
    },
    signOut: () => send.call(browser, 'POST', '/demo-api/logout'),
    submission: submission.referenceNumber,
  });
}

async function openMock() {
  const mock = createMock({ token: 'a-token' });
  const browser = new Browser('https://portal.example', async (url, init) => {
    const answer = await mock.handle(new Request(url, init));
    if (answer.type === 'error') throw new TypeError('The connection is broken.');
    return answer;
  });
  // The first answer sets the anti-forgery cookie.
  await browser.get('/');
  return visitor(browser, {
    fail: mock.fail,
    signOut: () => {
      mock.data.signedIn = false;
    },
    submission: mock.data.submissions[0].referenceNumber,
  });
}

/** Every backend that keeps the contract, by name. Each function opens a visitor who is signed in as `thandi`. */
export const BACKENDS = { demo: openDemo, mock: openMock };
