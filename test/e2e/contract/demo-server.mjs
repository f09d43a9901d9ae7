import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after } from 'node:test';
import { serveBuilt } from '../../../demo/serve-built.mjs';
import { ROOT } from '../../../src/tooling/folders.mjs';
import { Browser } from './browser.mjs';

const FIRST_PORT = 20_000;
const PORTS = 30_000;

/** A port that is probably free. If it is not, the demo takes the next free one. */
const likelyFreePort = () => FIRST_PORT + Math.floor(Math.random() * PORTS);

const folders = [];
after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/**
 * A temporary folder. It is removed when all tests of the file have ended, because the browsers and servers of a test
 * write into it until they have ended.
 */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'medical-aid-demo-'));
  folders.push(folder);
  return folder;
}

/**
 * Starts the demo on `data` in a separate process, which can be killed, restarted or given arguments. It is the built
 * demo, or that of the `project` in a folder, which it builds and watches.
 *
 * @returns `said`, every line of output up to the address
 */
export async function startDemo(t, { data = temporaryFolder(), args = [], project } = {}) {
  const options = ['--port', String(likelyFreePort()), '--data', data, ...args];
  if (!project) options.push('--built');
  const demo = spawn(process.execPath, ['demo/start.mjs', ...options], {
    cwd: project ?? ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => demo.once('exit', resolve));
  const stop = () => {
    demo.kill();
    return ended;
  };
  t.after(stop);

  const said = [];
  for await (const line of createInterface({ input: demo.stdout })) {
    said.push(line);
    const [address] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    if (address) {
      demo.stdout.resume();
      return { said, address, stop, visit: () => visit(address) };
    }
  }
  throw new Error(`The demo has not started: ${said.join('\n')}`);
}

/** Serves the built demo from this process, so that a test can also set its clock. */
export async function serveDemo(
  t,
  { data = temporaryFolder(), sessionExpiry = 1800, ...options } = {},
) {
  const { port, close } = await serveBuilt({
    port: likelyFreePort(),
    data,
    sessionExpiry,
    ...options,
  });
  t.after(close);
  const address = `http://localhost:${port}`;
  return { address, visit: () => visit(address) };
}

/** A new browser that has opened the portal's page, and is signed in by that. */
async function visit(address) {
  const browser = new Browser(address);
  await browser.get('/');
  return browser;
}
