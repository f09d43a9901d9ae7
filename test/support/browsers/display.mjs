import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findDisplayServer } from './find-program.mjs';

const FIRST_PIPE = 3;
const OPTIONS = ['-displayfd', String(FIRST_PIPE), '-screen', '0', '1280x1024x24'];

/**
 * Starts an invisible display for browsers that need one.
 * @returns its name for DISPLAY, and a function that ends it
 */
export async function startDisplay() {
  const server = spawn(findDisplayServer(), [...OPTIONS, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const end = () => server.kill();
  process.once('exit', end);
  const failed = once(server, 'exit').then(() => {
    throw new Error('The display has ended before it wrote its number');
  });
  const written = once(server.stdio[FIRST_PIPE].setEncoding('utf8'), 'data');
  const [number] = await Promise.race([written, failed]);
  return { name: `:${number.trim()}`, end };
}
