import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { checkBackend } from '../../dist/check-backend.js';
import { DIST } from '../../src/tooling/folders.mjs';
import { Browser } from './contract/browser.mjs';

const DETAILS = '/portal/api/das/member-details-api/v2/member-details';
const SUBMIT = '/portal/api/das/smart-inquiry-api/member-queries/query-additional-info';
const LOGIN = ['thandi', 'Marula-tree-1'];
const FRONT_END = 'http://localhost:5173';

const command = (...args) => spawn(process.execPath, [join(DIST, 'cli.js'), 'serve-mock', ...args]);

/** Runs the command until it ends by itself. */
async function run(...args) {
  const child = command(...args);
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { stdout, stderr, status };
}

/** Starts the command at a free port. Returns its address, and how to stop it. */
async function serve(t, ...args) {
  const child = command('--port', '0', ...args);
  t.after(() => child.kill('SIGKILL'));
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const [, address] = /answers at (http:\S+)$/.exec(line);
  return {
    address,
    async stop(signal) {
      child.kill(signal);
      return (await once(child, 'exit'))[0];
    },
  };
}

function query() {
  const form = new FormData();
  const fields = {
    query: 'Served?',
    category: 'OTHER',
    email: 'a@b.example',
    origin: 'MEMBER_WEB',
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('files', new File(['%PDF-1.4\n%%EOF\n'], 'Rekening – Mei.pdf'));
  return form;
}

test('stores a query with its file, and requires the token (§7)', async (t) => {
  const { address } = await serve(t);
  const browser = new Browser(address);
  assert.equal((await browser.logIn(...LOGIN)).status, 200);
  assert.deepEqual((await browser.json(DETAILS)).emails, ['thandi.mokoena@mail.example']);
  const { referenceNumber } = await (await browser.post(SUBMIT, query())).json();
  const path = `/portal/api/das/smart-inquiry-api/member-queries/${referenceNumber}?origin=MEMBER_WEB`;
  assert.equal((await browser.json(path)).attachments[0].fileName, 'Rekening – Mei.pdf');
  const headers = { 'x-xsrf-token': '' };
  assert.equal((await browser.post(SUBMIT, query(), { headers })).status, 403);
});

test('fails a call as its header, its page’s address or the command says (§8)', async (t) => {
  const { address } = await serve(t, '--signed-in', '--scenario', 'ping-fails');
  const statusOf = async (path, headers) => (await fetch(address + path, { headers })).status;
  const list = '/api/smart-inquiry-api/member-queries?daysAgo=7&status=OPEN&origin=MEMBER_WEB';
  assert.equal(await statusOf(list), 200);
  assert.equal(await statusOf(list, { 'x-scenario': 'queries-fail' }), 500);
  assert.equal(await statusOf(list, { referer: `${address}/?scenario=queries-fail` }), 500);
  assert.equal(await statusOf('/portal/wlxapp/Ping.srv'), 500);
  assert.equal(await statusOf(list, { 'x-scenario': 'unknown' }), 400);
  await assert.rejects(fetch(address + list, { headers: { 'x-scenario': 'every-reset' } }));
});

test('pages of the named origin may call with cookies, and no others', async (t) => {
  const { address } = await serve(t, '--allow-origin', FRONT_END);
  const allowedFor = async (origin) => {
    const { headers } = await fetch(address + DETAILS, { headers: { origin } });
    return headers.get('access-control-allow-origin');
  };
  assert.equal(await allowedFor(FRONT_END), FRONT_END);
  assert.equal(await allowedFor('https://other.example'), null);
  const preflight = await fetch(address + SUBMIT, {
    method: 'OPTIONS',
    headers: { origin: FRONT_END },
  });
  assert.equal(preflight.status, 204);
  assert.match(preflight.headers.get('access-control-allow-headers'), /X-XSRF-TOKEN/);
});

test('a login starts a session only for its own browser, unless --signed-in gives everybody one (§7)', async (t) => {
  const { address } = await serve(t);
  const browser = new Browser(address);
  assert.equal((await browser.get(DETAILS)).status, 401);
  await browser.logIn(...LOGIN);
  assert.equal((await browser.get(DETAILS)).status, 200);
  const other = new Browser(address);
  for (let visit = 1; visit <= 2; visit++)
    assert.equal((await other.get(DETAILS)).status, 401, `visit ${visit}`);
  const open = await serve(t, '--signed-in');
  assert.equal((await fetch(open.address + DETAILS)).status, 200);
});

test('check-backend finds no mistake in it, also when it checks again (§7)', async (t) => {
  const { address } = await serve(t);
  const [username, password] = LOGIN;
  for (const write of [false, true]) {
    const { findings } = await checkBackend({ address, login: { username, password }, write });
    assert.deepEqual(findings, []);
  }
});

for (const signal of ['SIGINT', 'SIGTERM']) {
  test(`${signal} ends it, even during a call that is never answered`, async (t) => {
    const { address, stop } = await serve(t);
    const hanging = fetch(address + DETAILS, { headers: { 'x-scenario': 'hang' } });
    await fetch(address + DETAILS);
    const [status] = await Promise.all([stop(signal), assert.rejects(hanging)]);
    assert.equal(status, 0);
  });
}

test('reports in one sentence why it cannot serve, and ends with 2', async (t) => {
  const { port } = new URL((await serve(t)).address);
  for (const [args, sentence] of [
    [['--port', port], /^Cannot listen at localhost:\d+: something else listens there\.\n$/],
    [['--port', '70000'], /^--port needs a number from 0 to 65535\.\n$/],
    [
      ['--port', '0', '--host', 'nowhere.invalid'],
      /^Cannot listen at nowhere\.invalid:0: \w+\.\n$/,
    ],
    [['--scenario', 'rain'], /^There is no scenario 'rain'\.\n$/],
    [['--allow-origin', 'here'], /^--allow-origin needs an origin/],
    [['--prot', '1'], /--prot/],
  ]) {
    const { stdout, stderr, status } = await run(...args);
    assert.deepEqual([stdout, status], ['', 2]);
    assert.match(stderr, sentence);
  }
  assert.match((await run('--help')).stdout, /queries-fail +\S/);
});
