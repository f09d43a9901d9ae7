import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serveDemo } from './demo-server.mjs';

const PING = '/portal/wlxapp/Ping.srv';
const DETAILS = '/api/member-details-api/v2/member-details';

test('a login starts a session and renews the anti-forgery token (§7)', async (t) => {
  const browser = await (await serveDemo(t)).visit();
  const before = new Map(browser.cookies);
  const answer = await browser.logIn('johan', 'Marula-tree-3');
  assert.equal(answer.status, 200);
  const [session] = answer.headers.getSetCookie();
  assert.match(session, /^demo-session=.*httponly/i);
  assert.match(session, /samesite=lax/i);
  assert.notEqual(browser.cookies.get('XSRF-TOKEN'), before.get('XSRF-TOKEN'));
  assert.equal((await browser.json('/demo-api/session')).name, 'Johan van der Merwe');

  browser.cookies.set('demo-session', before.get('demo-session'));
  assert.equal((await browser.get(DETAILS)).status, 401, 'the earlier session has ended');
});

test('a wrong password and an unknown user get the same 401 with a message (§8)', async (t) => {
  const browser = await (await serveDemo(t)).visit();
  const wrong = await browser.logIn('thandi', 'guess');
  const unknown = await browser.logIn('nobody', 'guess');
  assert.deepEqual([wrong.status, unknown.status], [401, 401]);
  const { message } = await wrong.json();
  assert.match(message, /username or password/);
  assert.deepEqual(await unknown.json(), { message });
});

test('five wrong passwords lock that login, even for the right password, but no other login', async (t) => {
  const browser = await (await serveDemo(t)).visit();
  for (let attempt = 0; attempt < 5; attempt++) {
    assert.equal((await browser.logIn('sipho', 'guess')).status, 401);
  }
  const locked = await browser.logIn('sipho', 'Marula-tree-2');
  assert.equal(locked.status, 423);
  assert.match((await locked.json()).message, /locked.*10 minutes/);
  assert.equal((await browser.logIn('aisha', 'Marula-tree-4')).status, 200);
});

test('only its member learns that the scheme has blocked a login', async (t) => {
  const browser = await (await serveDemo(t)).visit();
  assert.equal((await browser.logIn('lerato', 'guess')).status, 401);
  const blocked = await browser.logIn('lerato', 'Marula-tree-5');
  assert.equal(blocked.status, 403);
  assert.match((await blocked.json()).message, /Call us/);
});

test('refuses a body that is not an AuthenticationRequestMessage, with a message (§7)', async (t) => {
  const browser = await (await serveDemo(t)).visit();
  for (const body of [{}, null, { schemaVersion: 1, Login: 'thandi', Password: 'x' }]) {
    const answer = await browser.post('/wsg/rest', body);
    assert.equal(answer.status, 400);
    assert.match((await answer.json()).message, /AuthenticationRequestMessage/);
  }
});

test('the Ping needs the portal cookie and a session, and returns text (§7)', async (t) => {
  const browser = await (await serveDemo(t)).visit();
  await browser.logIn('johan', 'Marula-tree-3');
  assert.equal((await browser.get(PING)).status, 403);
  browser.cookies.set('portalIdentifier', 'medical-aid');
  const answer = await browser.get(PING);
  assert.match(answer.headers.get('content-type'), /^text\/plain/);
  assert.match(await answer.text(), /^OK/);
  browser.cookies.delete('demo-session');
  assert.equal((await browser.get(PING)).status, 401);
});

test('an unused session expires; each use extends it', async (t) => {
  const { timers } = t.mock;
  timers.enable({ apis: ['Date'], now: Date.now() });
  const browser = await (await serveDemo(t, { sessionExpiry: 60 })).visit();
  for (let use = 0; use < 3; use++) {
    timers.tick(59_000);
    assert.equal((await browser.get(DETAILS)).status, 200);
  }
  timers.tick(60_000);
  assert.equal((await browser.get(DETAILS)).status, 401);
});

test('a member who has logged out stays logged out on the next page', async (t) => {
  const browser = await (await serveDemo(t)).visit();
  assert.equal((await browser.post('/demo-api/logout', {})).status, 200);
  await browser.get('/');
  assert.equal((await browser.get('/demo-api/session')).status, 401);
  assert.equal((await browser.get('/demo-api/scenarios')).status, 200);
  assert.equal((await browser.logIn('thandi', 'Marula-tree-1')).status, 200);
  assert.equal((await browser.get('/demo-api/session')).status, 200);
});

test('a page of another site cannot log a member out, by a GET or without the token (§7)', async (t) => {
  const browser = await (await serveDemo(t)).visit();
  assert.equal((await browser.get('/demo-api/logout')).status, 404);
  const headers = { 'X-XSRF-TOKEN': 'guess' };
  assert.equal((await browser.post('/demo-api/logout', {}, { headers })).status, 403);
  assert.equal((await browser.get('/demo-api/session')).status, 200);
});

test('refuses a changing call without the anti-forgery token (§7)', async (t) => {
  const browser = await (await serveDemo(t)).visit();
  const headers = { 'X-XSRF-TOKEN': 'guess' };
  const search = '/api/member-details-api/member-search';
  assert.equal((await browser.post(search, { lastName: 'Mokoena' }, { headers })).status, 403);
  assert.equal((await browser.post('/wsg/rest', {}, { headers })).status, 403);
  const { referenceNumber } = (await browser.json('/demo-api/queries'))[0];
  const answer = `/demo-api/queries/${referenceNumber}/answer`;
  assert.equal((await browser.post(answer, { html: 'x' }, { headers })).status, 403);
});
