import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';

const TYPESCRIPT = createRequire(import.meta.url).resolve('typescript');
/** As many as the suites keep busy. */
const AT_ONCE = 4;
/** In milliseconds: what the machine takes that the limits are written for. */
const THERE = 500;

/** Starts a process that reads and compiles a large library: what a page of tests does. */
const startOne = () => once(spawn(process.execPath, [TYPESCRIPT], { stdio: 'ignore' }), 'exit');

/** By which factor this machine is slower, at least 1, with what else it does now. */
export async function slowness() {
  const start = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, startOne));
  return Math.max(1, (performance.now() - start) / THERE);
}

/**
 * In milliseconds, by such a factor: the longest that a test, a file and a wait of a test may take, and HTML from outside
 * until a browser shows it.
 */
export const limitsFor = (factor) => ({
  // None of the element's own waits has such a length: tests hold those by it.
  wait: 7000 + 10_000 * Math.ceil(factor),
  test: 20_000 * Math.ceil(factor),
  file: 180_000 * Math.ceil(factor),
  shown: 3000 * factor,
});

/** Those of the run that this process belongs to. */
export const limits = () => limitsFor(Number(process.env.TEST_SLOWNESS ?? 1));

/** Answers pages what they may take: see `support/limits`. */
export const tellLimits = () => ({
  name: 'limits',
  executeCommand: ({ command }) => (command === 'limits' ? limits() : undefined),
});
