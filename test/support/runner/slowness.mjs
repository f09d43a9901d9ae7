import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';

const TYPESCRIPT = createRequire(import.meta.url).resolve('typescript');
/** As many processes as the suites keep busy. */
const AT_ONCE = 4;
/** In milliseconds: the time on the machine for which the limits are written. */
const THERE = 500;

/** Starts a process that reads and compiles a large library, like a page of tests. */
const startOne = () => once(spawn(process.execPath, [TYPESCRIPT], { stdio: 'ignore' }), 'exit');

/** By which factor this machine is slower, at least 1, including its current load. */
export async function slowness() {
  const start = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, startOne));
  return Math.max(1, (performance.now() - start) / THERE);
}

/**
 * Limits in milliseconds, by such a factor: of a test, a file, a wait in a test, and of remote HTML until a browser
 * shows it.
 */
export const limitsFor = (factor) => ({
  // No wait of the element has this length, because tests identify its waits by their length.
  wait: 7000 + 10_000 * Math.ceil(factor),
  test: 20_000 * Math.ceil(factor),
  file: 180_000 * Math.ceil(factor),
  shown: 3000 * factor,
});

/** The limits of the run that this process belongs to. */
export const limits = () => limitsFor(Number(process.env.TEST_SLOWNESS ?? 1));

/** Passes the limits on to pages: see `support/limits`. */
export const tellLimits = () => ({
  name: 'limits',
  executeCommand: ({ command }) => (command === 'limits' ? limits() : undefined),
});
