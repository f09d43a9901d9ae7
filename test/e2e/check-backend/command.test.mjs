import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { createServer as createHttps } from 'node:https';
import { createServer as createTcp } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { DIST } from '../../../src/tooling/folders.mjs';
import { serveDemo } from '../contract/demo-server.mjs';
import { listen } from '../listen.mjs';
import { serve, serveMistake } from './portals.mjs';
import { cert, key } from './untrusted.mjs';

const PASSWORD = 'Marula-tree-1';
const USER = ['--login', 'thandi'];

function start(args, { password = PASSWORD, node = [] } = {}) {
  const { CHECK_BACKEND_PASSWORD, ...env } = process.env;
  assert.equal(CHECK_BACKEND_PASSWORD, undefined);
  if (password !== null) env.CHECK_BACKEND_PASSWORD = password;
  const command = [...node, join(DIST, 'cli.js'), 'check-backend', ...args];
  const child = spawn(process.execPath, command, { env });
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]).then(
    ([stdout, stderr, [status, signal]]) => ({ stdout, stderr, status, signal }),
  );
  return { child, ended };
}

const run = (args, options) => {
  const { child, ended } = start(args, options);
  child.stdin.end();
  return ended;
};

test('prints a line for each step and a verdict, and ends with 0 for a good backend (§7)', async (t) => {
  const { address } = await serveDemo(t);
  const { stdout, stderr, status } = await run([address, ...USER]);
  assert.deepEqual([stderr, status], ['', 0]);
  assert.match(stdout, /^✔ logs in {2}POST \/wsg\/rest {2}\d+ ms\n/);
  assert.match(stdout, /answers as the element needs\. \d+ steps, 4 skipped/);
  // No colours without a terminal.
  assert.ok(!stdout.includes('\u001b'));
  // The report fits on one screen.
  assert.ok(stdout.split('\n').length < 50);
});

test('prints only JSON with --json, with the numbers of the queries that it has written (§7)', async (t) => {
  const { address } = await serveDemo(t);
  const { stdout, stderr, status } = await run([address, ...USER, '--write', '--json']);
  assert.deepEqual([stderr, status], ['', 0]);
  const report = JSON.parse(stdout);
  assert.deepEqual(report.findings, []);
  assert.ok(report.written.length >= 5);
  for (const reference of report.written) assert.match(reference, /^\d+$/);
});

test('reports each mistake and how to correct it, and ends with 1', async (t) => {
  const { stdout, status } = await run([await serveMistake(t), ...USER]);
  assert.equal(status, 1);
  assert.match(stdout, /✖ token-readable: expected a cookie XSRF-TOKEN that scripts can read\./);
  assert.match(stdout, /POST \/wsg\/rest\n {6}got HttpOnly/);
  assert.match(stdout, /Members see: Something went wrong while sending your query\./);
  assert.match(stdout, /To fix it: Leave HttpOnly out/);
  assert.match(stdout, /1 thing to fix at/);
});

test('accepts the element’s attributes by their names in HTML', async (t) => {
  const { address } = await serveDemo(t);
  const { stdout, status } = await run([address, ...USER, '--json', '--api-base', '/nowhere']);
  assert.equal(status, 1);
  const checks = JSON.parse(stdout).findings.map(({ check }) => check);
  assert.deepEqual(checks, ['status']);
});

const WRONG_USE = [
  [[...USER], /^Name one address\.\n\nUsage:/],
  [['https://portal.example', 'https://other.example', ...USER], /^Name one address\./],
  [['https://portal.example'], /^Name a member: --login USER\./],
  [['https://portal.example', ...USER, '--password', 'x'], /Unknown option '--password'/],
  [['https://portal.example', ...USER, '--timeout', 'soon'], /^--timeout needs a number of sec/],
  [['portal', ...USER], /^'portal' is no web address: it begins with https/],
  [
    ['https://portal.example', ...USER, '--logout', 'http://['],
    /^'http:\/\/\[' is no address for logging out/,
  ],
];

test('reports a wrong use, and ends with 2', async () => {
  for (const [args, said] of WRONG_USE) {
    const { stdout, stderr, status } = await run(args);
    assert.deepEqual([stdout, status], ['', 2], stderr);
    assert.match(stderr, said);
  }
  const { stderr, status } = await run(['https://portal.example', ...USER], { password: null });
  assert.equal(status, 2);
  assert.match(stderr, /^There is no terminal to ask for the password: set CHECK_BACKEND_PASSWORD/);
});

const tcp = async (t, onConnection) =>
  `http://127.0.0.1:${await listen(t, Object.assign(createTcp(onConnection), { closeAllConnections: () => undefined }))}`;

/** The address of a server that was closed. */
async function closedPort() {
  const server = createTcp().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return `http://127.0.0.1:${port}`;
}

const SILENT = 'a host that never answers';

/** Portals that can't be checked, each with the message of the command. */
const UNUSABLE = {
  'a host that is not there': [
    () => 'https://portal.invalid',
    /^There is no host portal\.invalid, or no network\.\n$/,
  ],
  'a port that is closed': [closedPort, /^127\.0\.0\.1 refuses connections on port \d+\.\n$/],
  'a host that answers garbage': [
    (t) => tcp(t, (socket) => socket.end('This is no HTTP\r\n\r\n')),
    /^127\.0\.0\.1 answers with something that is not HTTP\.\n$/,
  ],
  'a host that hangs up': [
    (t) => tcp(t, (socket) => socket.once('data', () => socket.destroy())),
    /^127\.0\.0\.1 closed the connection before its answer was complete \(\w+\)\.\n$/,
  ],
  [SILENT]: [
    (t) => tcp(t, (socket) => t.after(() => socket.destroy())),
    /^127\.0\.0\.1 has not answered within 0\.5 s\.\n$/,
  ],
  'a certificate that is not trusted': [
    async (t) => `https://localhost:${await listen(t, createHttps({ key, cert }))}`,
    /^The certificate of localhost is not trusted \(DEPTH_ZERO_SELF_SIGNED_CERT\)\. Name that of its authority in NODE_EXTRA_CA_CERTS\.\n$/,
  ],
  'https where there is none': [
    async (t) => (await serveMistake(t)).replace('http:', 'https:'),
    /^localhost speaks no https on port \d+\.\n$/,
  ],
  'a portal that has moved': [
    (t) =>
      serve(
        t,
        () => new Response(null, { status: 301, headers: { location: 'http://localhost:1/' } }),
      ),
    /^The portal is at http:\/\/localhost:1: check that address\.\n$/,
  ],
};

for (const [what, [open, said]] of Object.entries(UNUSABLE)) {
  test(`says in one sentence that it can’t check ${what}, and ends with 2`, async (t) => {
    const args = [await open(t), ...USER, ...(what === SILENT ? ['--timeout', '0.5'] : [])];
    const { stdout, stderr, status } = await run(args);
    assert.match(stderr, said);
    assert.deepEqual([stdout, status], ['', 2]);
  });
}

test('repeats why the portal refuses a password, and ends with 2', async (t) => {
  const { address } = await serveDemo(t);
  const { stderr, status } = await run([address, ...USER], { password: 'wrong' });
  assert.equal(status, 2);
  assert.match(
    stderr,
    /^The portal refuses the login of 'thandi': The username or password is not/,
  );
});

/** Makes a process treat its input as a terminal. */
const TERMINAL = [
  '--import',
  'data:text/javascript,process.stdin.isTTY=true;process.stdin.setRawMode=()=>process.stdin',
];

test('asks for the password on a terminal, and never shows it', async (t) => {
  const { address } = await serveDemo(t);
  const { child, ended } = start([address, ...USER], { password: null, node: TERMINAL });
  child.stdin.write(`${PASSWORD}\r`);
  const { stdout, stderr, status } = await ended;
  assert.deepEqual([stderr, status], ['Password of thandi: \n', 0]);
  assert.ok(!stdout.includes(PASSWORD));
});

test('ends at once with 130 at ^C, while waiting for an answer or for the password', async (t) => {
  const connections = new EventEmitter();
  const silent = await tcp(t, (socket) => {
    t.after(() => socket.destroy());
    connections.emit('one');
  });
  const waiting = start([silent, ...USER]);
  await once(connections, 'one');
  waiting.child.kill('SIGINT');
  assert.deepEqual(await waiting.ended, { stdout: '', stderr: '', status: 130, signal: null });

  const asking = start([silent, ...USER], { password: null, node: TERMINAL });
  await once(asking.child.stderr, 'data');
  asking.child.stdin.write('\u0003');
  assert.equal((await asking.ended).status, 130);
});
