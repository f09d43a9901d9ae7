import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';

const TYPESCRIPT = createRequire(import.meta.url).resolve('typescript');
/** The number of processes that the suites keep busy. */
const AT_ONCE = 4;
/** In milliseconds, on the machine for which the limits are written. */
const THERE = 500;

/** Starts a process that reads and compiles a large library, like a page of tests. */
const startOne = () => once(spawn(process.execPath, [TYPESCRIPT], { stdio: 'ignore' }), 'exit');

/** The factor by which this machine is slower, at least 1, including its current load. */
export async function slowness() {
  const start = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, startOne));
  return Math.max(1, (performance.now() - start) / THERE);
}

/**
 * Limits in milliseconds for a factor: of a test, of a file, of a wait in a test, and of what takes at most a second on
 * the machine for which the limits are written.
 */
export const limitsFor = (factor) => ({
  // The element itself never waits for exactly this long, because tests identify its timers by their length.
  wait: 7000 + 10_000 * Math.ceil(factor),
  test: 20_000 * Math.ceil(factor),
  file: 180_000 * Math.ceil(factor),
  second: 1000 * factor,
});

/** The limits of the run that this process belongs to. */
export const limits = () => limitsFor(Number(process.env.TEST_SLOWNESS ?? 1));

/** Makes the limits available to pages (see `support/limits`). */
export const tellLimits = () => ({
  name: 'limits',
  executeCommand: ({ command }) => (command === 'limits' ? limits() : undefined),
});
