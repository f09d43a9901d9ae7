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
  command:
    'node --test --test-reporter=spec --test-reporter-destination=stdout' +
    ' --test-reporter=./test/support/count-node-tests.mjs --test-reporter-destination=stderr' +
    ` ${nodeTests.join(' ')}`,
};
const CHECKS = ['tsc', 'eslint . --max-warnings 0', 'prettier --check .'];

/** Runs a command of the project, its output passed on. */
function succeeds(command) {
  console.log(`\n> ${command.length > 80 ? `${command.slice(0, 80)}…` : command}`);
  const PATH = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH, TEST_COUNTS };
  return (
    spawnSync(command, { shell: true, cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'] })
      .status === 0
  );
}

/** What the reporters have counted since the last call. */
function takeCounts() {
  const lines = readFileSync(TEST_COUNTS, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  writeFileSync(TEST_COUNTS, '');
  return {
    passed: lines.reduce((sum, { passed }) => sum + passed, 0),
    failed: lines.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** One engine's browser tests; all tests in Chromium; or all, in every engine, with the checks. */
const { present, missing } = await engines(
  options.engine ? [options.engine] : options['with-checks'] ? Object.keys(ENGINES) : ['chromium'],
);
const tests = options.engine ? present : [NODE_TESTS, ...present];

const SCRATCH = mkdtempSync(join(tmpdir(), 'medical-aid-inquiries-'));
const TEST_COUNTS = join(SCRATCH, 'counts');
const total = { passed: 0, failed: 0 };
const summary = [];

function step(command, { mustCount }) {
  const succeeded = succeeds(command);
  const { passed, failed: counted } = takeCounts();
  const ranNothing = mustCount && passed + counted === 0;
  const failed = counted || (succeeded && !ranNothing ? 0 : 1);
  total.passed += passed;
  total.failed += failed;
  return { passed, failed };
}

function run({ name, command }) {
  const start = Date.now();
  const { passed, failed } = step(command, { mustCount: true });
  const seconds = Math.round((Date.now() - start) / 1000);
  summary.push(`${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
}

writeFileSync(TEST_COUNTS, '');
const check = (command) => step(command, { mustCount: false }).failed === 0;
if (tests.length > 0 && BUILDS.every(check)) tests.forEach(run);
if (options['with-checks']) CHECKS.forEach(check);
rmSync(SCRATCH, { recursive: true, force: true });

// A suite that could not run has not passed.
for (const { name, message } of missing) summary.push(`${name}: not run. ${message}`);
total.failed += missing.length;

process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${summary.join('\n')}\n${total.passed} passed, ${total.failed} failed`);
