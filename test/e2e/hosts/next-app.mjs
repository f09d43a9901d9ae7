import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { freePort } from '../../support/runner/free-port.mjs';

const run = promisify(execFile);

/** Builds an installed Next.js host, and serves it in front of a backend. Returns its address. */
export async function startNext(t, folder, backend) {
  const next = join(folder, 'node_modules/next/dist/bin/next');
  const env = { ...process.env, BACKEND: backend, NEXT_TELEMETRY_DISABLED: '1' };
  await run(process.execPath, [next, 'build'], { cwd: folder, env });
  const port = await freePort();
  const server = spawn(process.execPath, [next, 'start', '--port', String(port)], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  t.after(() => {
    server.kill();
    return ended;
  });
  const said = [];
  for await (const line of createInterface({ input: server.stdout })) {
    said.push(line);
    if (!line.includes('Ready')) continue;
    server.stdout.resume();
    return `http://localhost:${port}`;
  }
  throw new Error(`Next.js has not started: ${said.join('\n')}`);
}
