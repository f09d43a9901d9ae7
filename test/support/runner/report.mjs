import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../../../src/tooling/folders.mjs';

/** How many suites run at once. Each waits for pages and servers half of the time, so two of them use two cores. */
const AT_ONCE = 2;

const shorten = (command) => (command.length > 80 ? `${command.slice(0, 80)}…` : command);

/** The results that a command's reporters wrote (see `record-browser-tests` and `record-node-tests`). */
function readResults(file) {
  const results = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failures: results.flatMap(({ failures }) => failures),
  };
}

/** Runs suites and counts their tests. */
export function openReport() {
  const scratch = mkdtempSync(join(tmpdir(), 'medical-aid-inquiries-'));
  process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
  const total = { passed: 0, failures: [] };
  const summary = [];
  let commands = 0;

  /**
   * Runs a command of the project. Its output shows at once, or as a whole at the end. A log gets it without the signs
   * with which the browser runner moves the cursor of a terminal.
   */
  async function run(command, { env, isLive }) {
    const TEST_RESULTS = join(scratch, String((commands += 1)));
    writeFileSync(TEST_RESULTS, '');
    if (isLive) console.log(`\n> ${shorten(command)}`);
    const PATH = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);
    const output = isLive && process.stdout.isTTY ? 'inherit' : 'pipe';
    const child = spawn(command, {
      shell: true,
      cwd: ROOT,
      env: { ...process.env, ...env, PATH, TEST_RESULTS },
      stdio: ['ignore', output, output],
    });
    const said = [];
    const say = isLive ? (text) => process.stdout.write(text) : (text) => said.push(text);
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => say(stripVTControlCharacters(text)));
    const [code] = await once(child, 'close');
    if (!isLive) process.stdout.write(`\n> ${shorten(command)}\n${said.join('')}`);
    return { succeeded: code === 0, ...readResults(TEST_RESULTS) };
  }

  /**
   * Runs a suite. A command that fails without a failed test counts as a failure, and so does a suite without tests.
   */
  async function runSuite({ name, commands, env, countsTests = true }, isLive) {
    const start = Date.now();
    const sum = { passed: 0, failures: [] };
    for (const command of commands) {
      const { succeeded, passed, failures } = await run(command, { env, isLive });
      const ranNothing = countsTests && passed + failures.length === 0;
      if (failures.length === 0 && (!succeeded || ranNothing)) failures.push(shorten(command));
      sum.passed += passed;
      sum.failures.push(...failures);
    }
    const seconds = Math.round((Date.now() - start) / 1000);
    summary.push(`${name}: ${sum.passed} passed, ${sum.failures.length} failed (${seconds} s)`);
    total.passed += sum.passed;
    total.failures.push(...sum.failures.map((failure) => `${name}: ${failure}`));
  }

  return {
    /** Runs suites, some in parallel. The first one's output is live. */
    async suites(suites) {
      const waiting = suites.map((suite, index) => () => runSuite(suite, index === 0));
      const work = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) await next();
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    },
    fail(name, message) {
      total.failures.push(`${name}: ${message}`);
    },
    /** Adds a line to print after the suites. */
    note: (line) => summary.push(line),
    /** Prints the failures and the totals. Returns whether nothing failed. */
    close() {
      const { passed, failures } = total;
      if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
      console.log(['', ...summary, `${passed} passed, ${failures.length} failed`].join('\n'));
      return failures.length === 0;
    },
  };
}
