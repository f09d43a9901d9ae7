import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';

const ROOT = join(import.meta.dirname, '..');

const nodeTests = readdirSync(join(ROOT, 'test'), { recursive: true })
  .filter((file) => file.endsWith('.test.mjs') && !file.startsWith('.build'))
  .map((file) => join('test', file))
  .sort();

const BUILDS = ['rollup -c --silent', 'rollup -c --configTest --silent'];
const NODE_TESTS =
  'node --test --test-reporter=spec --test-reporter-destination=stdout' +
  ' --test-reporter=./test/support/count-node-tests.mjs --test-reporter-destination=stderr' +
  ` ${nodeTests.join(' ')}`;
/** The browser suite in each engine. */
const ENGINES = {
  chromium: 'wtr --config test/web-test-runner.config.mjs',
  firefox: 'wtr --config test/firefox.config.mjs',
  webkit: 'wtr --config test/webkit.config.mjs',
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

const { values: options } = parseArgs({
  options: { 'with-checks': { type: 'boolean', default: false }, engine: { type: 'string' } },
});

/** What the run is asked for: one engine's browser tests, or all tests in Chromium. */
function testsToRun() {
  const { engine } = options;
  if (engine === undefined) return [NODE_TESTS, ENGINES.chromium];
  if (Object.hasOwn(ENGINES, engine)) return [ENGINES[engine]];
  throw new Error(`No such engine: ${engine}. There are ${Object.keys(ENGINES).join(', ')}.`);
}

const tests = testsToRun();
const SCRATCH = mkdtempSync(join(tmpdir(), 'medical-aid-inquiries-'));
const TEST_COUNTS = join(SCRATCH, 'counts');
const total = { passed: 0, failed: 0 };

function step(command, { mustCount }) {
  const succeeded = succeeds(command);
  const { passed, failed } = takeCounts();
  const ranNothing = mustCount && passed + failed === 0;
  total.passed += passed;
  total.failed += failed || (succeeded && !ranNothing ? 0 : 1);
  return succeeded;
}

writeFileSync(TEST_COUNTS, '');
const built = BUILDS.every((command) => step(command, { mustCount: false }));
if (built) tests.forEach((command) => step(command, { mustCount: true }));
if (options['with-checks']) CHECKS.forEach((command) => step(command, { mustCount: false }));
rmSync(SCRATCH, { recursive: true, force: true });

process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
