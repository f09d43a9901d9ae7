import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ROOT } from '../../src/build/folders.mjs';

const shorten = (command) => (command.length > 80 ? `${command.slice(0, 80)}…` : command);

/**
 * Runs commands and counts the tests that their reporters record: see `record-browser-tests` and
 * `record-node-tests`.
 */
export function openReport() {
  const scratch = mkdtempSync(join(tmpdir(), 'medical-aid-inquiries-'));
  const TEST_RESULTS = join(scratch, 'results');
  const total = { passed: 0, failures: [] };
  const summary = [];
  const count = (name, passed, failures) => {
    total.passed += passed;
    total.failures.push(...failures.map((failure) => `${name}: ${failure}`));
  };

  /** Runs a command of the project, its output passed on. */
  function succeeds(command, env) {
    console.log(`\n> ${shorten(command)}`);
    const PATH = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);
    const { status } = spawnSync(command, {
      shell: true,
      cwd: ROOT,
      env: { ...process.env, ...env, PATH, TEST_RESULTS },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    return status === 0;
  }

  /** What the reporters have recorded since the last call. */
  function takeResults() {
    const results = readFileSync(TEST_RESULTS, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    writeFileSync(TEST_RESULTS, '');
    return {
      passed: results.reduce((sum, { passed }) => sum + passed, 0),
      failures: results.flatMap(({ failures }) => failures),
    };
  }

  writeFileSync(TEST_RESULTS, '');
  return {
    /** Runs a suite's commands. One that fails without a failed test, or runs none, has failed itself. */
    suite(name, commands, { env = {} } = {}) {
      const start = Date.now();
      const before = { passed: total.passed, failed: total.failures.length };
      for (const command of commands) {
        const succeeded = succeeds(command, env);
        const { passed, failures } = takeResults();
        const ranNothing = passed + failures.length === 0;
        if (failures.length === 0 && (!succeeded || ranNothing)) failures.push(shorten(command));
        count(name, passed, failures);
      }
      const passed = total.passed - before.passed;
      const failed = total.failures.length - before.failed;
      const seconds = Math.round((Date.now() - start) / 1000);
      summary.push(`${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
    },
    /** Runs a command that counts no tests. */
    check(command) {
      if (!succeeds(command)) count('Check', 0, [command]);
    },
    fail(name, message) {
      count(name, 0, [message]);
    },
    /** Prints the failures and the sums; returns whether nothing failed. */
    close() {
      rmSync(scratch, { recursive: true, force: true });
      const { passed, failures } = total;
      if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
      console.log(['', ...summary, `${passed} passed, ${failures.length} failed`].join('\n'));
      return failures.length === 0;
    },
  };
}
