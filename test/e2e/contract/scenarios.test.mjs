import assert from 'node:assert/strict';
import { test } from 'node:test';
import { form } from './browser.mjs';
import { serveDemo } from './demo-server.mjs';

const SMART = '/api/smart-inquiry-api';

/** Each fault of section 8, with the call that it fails, the status, and a part of the response. */
const FAULTS = [
  ['queries-fail', 'GET', `${SMART}/member-queries?daysAgo=7`, 500],
  ['view-fails', 'GET', `${SMART}/member-queries/1?origin=MEMBER_WEB`, 500],
  ['view-outdated', 'GET', `${SMART}/member-queries/1?origin=MEMBER_WEB`, 400, /"0015"/],
  ['response-fails', 'GET', `${SMART}/member-queries/1/agent-response?origin=MEMBER_WEB`, 500],
  ['update-fails', 'POST', `${SMART}/member-queries/1`, 500],
  ['update-session-expired', 'POST', `${SMART}/member-queries/1`, 401],
  ['submit-fails', 'POST', `${SMART}/member-queries/query-additional-info`, 500],
  ['document-fails', 'GET', `${SMART}/document-submissions/1`, 500],
  ['login-fails-text', 'POST', '/wsg/rest', 503, /^Logging in is closed/],
  ['login-fails-html', 'POST', '/wsg/rest', 502, /^<h1>/],
  ['ping-fails', 'GET', '/portal/wlxapp/Ping.srv', 500],
  ['content-fails', 'GET', '/site/medical-aid/inquiries/medical-claims', 500],
];

test('each scenario fails its call, only on the pages that select it (§8)', async (t) => {
  const browser = await (await serveDemo(t)).visit();
  for (const [scenario, method, path, status, said] of FAULTS) {
    await t.test(scenario, async () => {
      const headers = { referer: `${browser.address}/?scenario=${scenario}` };
      const body = method === 'POST' ? { body: form({ query: 'x' }) } : {};
      const answer = await browser.send(method, path, { headers, ...body });
      assert.equal(answer.status, status);
      if (said) assert.match(await answer.text(), said);
      const other = await browser.send(method, path, body);
      assert.notEqual(other.status, status);
    });
  }
});

/** Faults of every call, with the status and the response. Without a status, there is no response. */
const EVERY = [
  ['every-status-429', 429, /^$/],
  ['every-status-page', 500, /^<h1>Down/],
  ['every-status-odd', 400, /"code":15/],
  ['every-page', 200, /^<!doctype html>/],
  ['every-truncated', 200, /"referenceNumber"$/],
  ['every-no-content', 204, /^$/],
  ['every-empty', 200, /^$/],
  ['every-null', 200, /^null$/],
  ['every-text', 200, /^"yes"$/],
  ['every-empty-record', 200, /^\{\}$/],
  ['every-reset', undefined],
  ['hang', undefined],
  ['drops', 200, /^\{"queries":\[.*\]\}$/],
];

test('a fault of the table fails every call without carrying it out (§8)', async (t) => {
  const browser = await (await serveDemo(t)).visit();
  const path = `${SMART}/member-queries?daysAgo=7&status=OPEN&origin=MEMBER_WEB`;
  for (const [scenario, status, said] of EVERY) {
    await t.test(scenario, async () => {
      const headers = { referer: `${browser.address}/?scenario=${scenario}` };
      const signal = scenario === 'hang' ? AbortSignal.timeout(200) : null;
      const answering = browser.send('GET', path, { headers, signal });
      if (status === undefined) return assert.rejects(answering);
      const answer = await answering;
      assert.equal(answer.status, status);
      return assert.match(await answer.text(), said);
    });
  }
  const before = (await browser.json('/demo-api/queries')).length;
  const headers = { referer: `${browser.address}/?scenario=every-empty-record` };
  const body = form({ category: 'OTHER', query: 'x', email: 'a@b.example', origin: 'MEMBER_WEB' });
  const answer = await browser.send('POST', `${SMART}/member-queries`, { headers, body });
  assert.equal(answer.status, 200);
  assert.equal((await browser.json('/demo-api/queries')).length, before);
});

test('a lost reply breaks within the response, and the query is stored (§8)', async (t) => {
  const browser = await (await serveDemo(t)).visit();
  const before = (await browser.json('/demo-api/queries')).length;
  const headers = { referer: `${browser.address}/?scenario=lost-reply` };
  const body = form({ category: 'OTHER', query: 'x', email: 'a@b.example', origin: 'MEMBER_WEB' });
  const answer = await browser.send('POST', `${SMART}/member-queries`, { headers, body });
  await assert.rejects(answer.text());
  assert.equal((await browser.json('/demo-api/queries')).length, before + 1);
});

test('a login is refused with an error message, and starts no session (§8)', async (t) => {
  const browser = await (await serveDemo(t)).visit();
  const ddid = { authorizationCode: '', domain: '', redirectUri: '', clientId: '' };
  const session = () => browser.json('/demo-api/session');
  const before = await session();
  const answer = await browser.post(
    '/wsg/rest',
    { schemaVersion: 1, Login: 'sipho', Password: 'Marula-tree-2', ddid },
    { headers: { referer: `${browser.address}/?scenario=login-fails-json` } },
  );
  assert.equal(answer.status, 200);
  assert.match((await answer.json()).errorMessage, /not active/);
  assert.deepEqual(await session(), before);
});

test('every scenario has a title for the developer panel', async (t) => {
  const browser = await (await serveDemo(t)).visit();
  const scenarios = await browser.json('/demo-api/scenarios');
  for (const [name] of FAULTS) {
    assert.ok(scenarios.find((scenario) => scenario.name === name)?.title, name);
  }
});
