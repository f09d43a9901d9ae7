import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { startDemo, temporaryFolder } from '../contract/demo-server.mjs';

const START = join(import.meta.dirname, '../../../demo/start.mjs');
/** In milliseconds. A start that should fail, but does not, is ended after this time. */
const PATIENCE = 60_000;

/** A server that occupies a port. */
async function takePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: server.address().port, release: () => server.close() };
}

test('takes the next free port if one is busy, and says so', async (t) => {
  const { port: busy, release } = await takePort();
  t.after(release);
  const { said } = await startDemo(t, { args: ['--port', String(busy)] });
  const [, from, to] = /^Port (\d+) is busy: using (\d+)\.$/.exec(said[0]);
  assert.equal(Number(from), busy);
  assert.ok(Number(to) > busy);
  assert.match(said[1], new RegExp(`http://localhost:${to}/`));
});

test('fails to start with the reason in one line and exit code 1', async (t) => {
  const folder = temporaryFolder();
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const refused = {
    'an unknown flag': [['--colour', 'red'], /--colour/],
    'a word too many': [['now'], /now/],
    'a port that is none': [['--port', '70000'], /'70000' is no port/],
    'a port without a number': [['--port', 'http'], /'http' is no port/],
    'a host name with a port': [['--host', 'portal.test:80'], /'portal.test:80' is no host name/],
    'a lifetime that is none': [['--session-expiry', '0'], /'0' is no number of seconds/],
    'a file in the place of the folder': [['--data', file], /Cannot keep data in/],
    'a folder below a file': [['--data', join(file, 'data')], /Cannot keep data in/],
  };
  for (const [what, [args, reason]] of Object.entries(refused)) {
    await t.test(what, () => {
      const given = args.includes('--data') ? args : ['--data', join(folder, 'data'), ...args];
      const { status, stdout, stderr } = spawnSync(process.execPath, [START, '--built', ...given], {
        encoding: 'utf8',
        timeout: PATIENCE,
      });
      assert.equal(status, 1);
      assert.equal(stdout, '');
      assert.match(stderr, /^[^\n]+\n$/);
      assert.match(stderr, reason);
    });
  }
});

/** The response to a request that names a host, independent of the address to which it is sent. */
async function askFor(host, port) {
  const request = get({ host: '127.0.0.1', port, path: '/', headers: { host } });
  const [response] = await once(request, 'response');
  const text = Buffer.concat(await response.toArray()).toString();
  return { status: response.statusCode, text };
}

test('answers only to the names of this machine and to names in its options', async (t) => {
  const { address } = await startDemo(t, { args: ['--host', 'Portal.test'] });
  const { port } = new URL(address);
  for (const name of ['localhost', 'LOCALHOST', 'members.localhost', '127.0.0.1', 'portal.test'])
    for (const host of [name, `${name}:${port}`]) {
      const { status, text } = await askFor(host, port);
      assert.equal(status, 200, host);
      assert.match(text, /<medical-aid-inquiries/);
    }
  for (const name of [
    'evil.example',
    'localhost.evil.example',
    'notlocalhost',
    '127.0.0.1.evil.example',
  ])
    for (const host of [name, `${name}:${port}`]) {
      const { status, text } = await askFor(host, port);
      assert.equal(status, 421, host);
      assert.match(text, /^The demo answers to localhost.*\n.*--host NAME/);
      assert.doesNotMatch(text, /<|inquiries/);
    }
});

test('opens a web socket only to its own pages, under its own names', async (t) => {
  const { address } = await startDemo(t);
  const { port } = new URL(address);
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    'sec-websocket-version': '13',
  };
  const upgrade = (named) =>
    new Promise((resolve) => {
      get({ host: '127.0.0.1', port, path: '/wds', headers: { ...headers, ...named } })
        .on('upgrade', (_response, socket) => {
          socket.destroy();
          resolve('opened');
        })
        .on('error', () => resolve('closed'));
    });
  const host = `localhost:${port}`;
  assert.equal(await upgrade({ host }), 'opened');
  assert.equal(await upgrade({ host, origin: `http://${host}` }), 'opened');
  assert.equal(await upgrade({ host: `evil.example:${port}` }), 'closed');
  for (const origin of [
    'https://evil.example',
    `http://evil.example:${port}`,
    'http://localhost:1',
    'null',
  ])
    assert.equal(await upgrade({ host, origin }), 'closed', origin);
});

for (const signal of ['SIGINT', 'SIGTERM']) {
  test(`${signal} ends it cleanly while a browser is connected`, async (t) => {
    const { port, release } = await takePort();
    release();
    const args = ['--port', String(port), '--data', temporaryFolder()];
    const demo = spawn(process.execPath, [START, '--built', ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    t.after(() => demo.kill('SIGKILL'));
    const [line] = await once(createInterface({ input: demo.stdout }), 'line');
    const [address] = /http:\S+/.exec(line);
    assert.equal((await fetch(address)).status, 200);
    demo.kill(signal);
    assert.deepEqual(await once(demo, 'exit'), [0, null]);
  });
}

test('--help shows every flag', () => {
  const { status, stdout } = spawnSync(process.execPath, [START, '--help'], { encoding: 'utf8' });
  assert.equal(status, 0);
  for (const flag of ['--port', '--host', '--data', '--session-expiry', '--built'])
    assert.ok(stdout.includes(flag));
});
