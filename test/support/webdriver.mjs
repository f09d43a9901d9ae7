import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const START_MS = 20_000;

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** Asks a driver; gives the value of its answer. */
async function ask(url, method, body) {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = await response.json();
  if (response.ok) return value;
  throw new Error(`${method} ${new URL(url).pathname}: ${value.error}: ${value.message}`);
}

async function untilReady(base) {
  const end = Date.now() + START_MS;
  let cause;
  while (Date.now() < end) {
    try {
      if ((await ask(`${base}/status`, 'GET')).ready) return;
    } catch (error) {
      cause = error;
    }
    await wait(50);
  }
  throw new Error('The driver was not ready in time', { cause });
}

/**
 * Starts a WebDriver program and a session of it: the browser and its first window.
 * @param env what its environment has beside this process's
 * @returns `post`, `get` and `remove`, which ask the session by a command's path, and `quit`
 */
export async function startWebDriver(program, capabilities, env = {}) {
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...env },
  });
  const end = () => driver.kill();
  process.once('exit', end);
  const base = `http://127.0.0.1:${port}`;
  await untilReady(base);
  const { sessionId } = await ask(`${base}/session`, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${base}/session/${sessionId}`;
  return {
    post: (command, body = {}) => ask(`${session}/${command}`, 'POST', body),
    get: (command) => ask(`${session}/${command}`, 'GET'),
    remove: (command) => ask(`${session}/${command}`, 'DELETE'),
    async quit() {
      await ask(session, 'DELETE').finally(end);
    },
  };
}
