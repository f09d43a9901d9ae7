import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const SCRATCH = mkdtempSync(join(tmpdir(), 'medical-aid-inquiries-'));
const TEST_COUNTS = join(SCRATCH, 'counts');

const nodeTests = readdirSync(join(ROOT, 'test'), { recursive: true })
  .filter((file) => file.endsWith('.test.mjs') && !file.startsWith('.build'))
  .map((file) => join('test', file))
  .sort();

const BUILDS = ['rollup -c --silent', 'rollup -c --configTest --silent'];
const TESTS = [
  'node --test --test-reporter=spec --test-reporter-destination=stdout' +
    ' --test-reporter=./test/support/count-node-tests.mjs --test-reporter-destination=stderr' +
    ` ${nodeTests.join(' ')}`,
  'wtr --config test/web-test-runner.config.mjs',
];
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
if (built) TESTS.forEach((command) => step(command, { mustCount: true }));
if (process.argv.includes('--with-checks'))
  CHECKS.forEach((command) => step(command, { mustCount: false }));
rmSync(SCRATCH, { recursive: true, force: true });

process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
