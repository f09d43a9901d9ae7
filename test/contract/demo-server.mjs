import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Browser } from './browser.mjs';

const START = join(import.meta.dirname, '../../demo/start.mjs');
const FIRST_PORT = 20_000;
const PORTS = 30_000;

/** The demo takes the next free port from a busy one on: it only has to be likely free. */
const likelyFreePort = () => FIRST_PORT + Math.floor(Math.random() * PORTS);

/** A folder of its own, removed with what a test has left there. */
export function temporaryFolder(t) {
  const folder = mkdtempSync(join(tmpdir(), 'medical-aid-demo-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts the built demo on `data`; `said` is every line up to the address. */
export async function startDemo(t, { data = temporaryFolder(t), args = [] } = {}) {
  const demo = spawn(
    process.execPath,
    [START, '--built', '--port', String(likelyFreePort()), '--data', data, ...args],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
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
      return { said, stop, visit: () => visit(address) };
    }
  }
  throw new Error(`The demo has not started: ${said.join('\n')}`);
}

/** A new browser that has opened the portal's page, which signs it in. */
async function visit(address) {
  const browser = new Browser(address);
  await browser.get('/');
  return browser;
}
