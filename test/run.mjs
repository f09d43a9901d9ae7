import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ENGINES, engines } from './support/engines.mjs';

const ROOT = join(import.meta.dirname, '..');

const { values: options } = parseArgs({
  options: { 'with-checks': { type: 'boolean', default: false }, engine: { type: 'string' } },
});

/** Tests that install packages, and take their time for it. */
const isLong = (file) => file.endsWith('.long.test.mjs');

const nodeTests = readdirSync(join(ROOT, 'test'), { recursive: true })
  .filter((file) => file.endsWith('.test.mjs') && !file.startsWith('.build'))
  .filter((file) => options['with-checks'] || !isLong(file))
  .map((file) => join('test', file))
  .sort();

const BUILDS = ['rollup -c --silent', 'rollup -c --configTest --silent'];
const NODE_TESTS = {
  name: 'Node',
  commands: [
    'node --test --test-reporter=spec --test-reporter-destination=stdout' +
      ' --test-reporter=./test/support/record-node-tests.mjs --test-reporter-destination=stderr' +
      ` ${nodeTests.join(' ')}`,
  ],
};
const CHECKS = ['tsc', 'eslint . --max-warnings 0', 'prettier --check .'];

const shorten = (command) => (command.length > 80 ? `${command.slice(0, 80)}…` : command);

/** Runs a command of the project, its output passed on. */
function succeeds(command) {
  console.log(`\n> ${shorten(command)}`);
  const PATH = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH, TEST_RESULTS };
  return (
    spawnSync(command, { shell: true, cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'] })
      .status === 0
  );
}

/** What the reporters have left since the last call. */
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

/** One engine's browser tests; all tests in Chromium; or all, in every engine, with the checks. */
const { present, missing } = await engines(
  options.engine ? [options.engine] : options['with-checks'] ? Object.keys(ENGINES) : ['chromium'],
);
const tests = options.engine ? present : [NODE_TESTS, ...present];

const SCRATCH = mkdtempSync(join(tmpdir(), 'medical-aid-inquiries-'));
const TEST_RESULTS = join(SCRATCH, 'results');
const total = { passed: 0, failures: [] };
const summary = [];

/** Runs a command and tells whether it passed; a failure that no reporter has told of is its own. */
function step(name, command, { mustCount }) {
  const succeeded = succeeds(command);
  const { passed, failures } = takeResults();
  const ranNothing = mustCount && passed + failures.length === 0;
  if (failures.length === 0 && (!succeeded || ranNothing)) failures.push(shorten(command));
  total.passed += passed;
  total.failures.push(...failures.map((failure) => `${name}: ${failure}`));
  return failures.length === 0;
}

function run({ name, commands }) {
  const start = Date.now();
  const before = { passed: total.passed, failed: total.failures.length };
  for (const command of commands) step(name, command, { mustCount: true });
  const passed = total.passed - before.passed;
  const failed = total.failures.length - before.failed;
  const seconds = Math.round((Date.now() - start) / 1000);
  summary.push(`${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
}

writeFileSync(TEST_RESULTS, '');
const check = (command) => step('Check', command, { mustCount: false });
if (tests.length > 0 && BUILDS.every(check)) tests.forEach(run);
if (options['with-checks']) CHECKS.forEach(check);
rmSync(SCRATCH, { recursive: true, force: true });

// A suite that could not run has not passed.
for (const { name, message } of missing) {
  summary.push(`${name}: not run`);
  total.failures.push(`${name}: ${message}`);
}

process.exitCode = total.failures.length > 0 ? 1 : 0;
if (total.failures.length > 0) console.log(`\nFailed:\n${total.failures.join('\n')}`);
console.log(`\n${summary.join('\n')}\n${total.passed} passed, ${total.failures.length} failed`);
