import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { watch } from 'chokidar';
import { buildFor } from './support/builds.mjs';
import { ENGINES, engineOf } from './support/engines.mjs';
import { openReport } from './support/report.mjs';
import {
  isChromiumOnly,
  isLong,
  isTimed,
  testFiles,
  testFilesWith,
} from './support/test-files.mjs';

const USAGE = `Usage: npm test -- [word ...] [options]
  word             run the test files whose path holds it; without one, all of them
  --engine ENGINE  run browser tests alone, in ${Object.keys(ENGINES).join(', ')} (default chromium)
  --watch          run again after each saved change
  --everything     every engine, long tests, types, lint and formatting: \`npm run verify\`
  --help           show this text`;

const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: 'string' },
    watch: { type: 'boolean', default: false },
    everything: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const CHECKS = ['tsc', 'eslint . --max-warnings 0', 'prettier --check .'];
/** In milliseconds: an editor that saves several files is done by then. */
const SAVING = 100;

/** The test files that the command line asks for. */
function selection() {
  const { browser, node } = words.length > 0 ? testFilesWith(words) : testFiles();
  const isWanted = (file) => options.everything || words.length > 0 || !isLong(file);
  return { browser, node: options.engine ? [] : node.filter(isWanted) };
}

/** The engines to run browser tests in, each with the files that can turn out otherwise there. */
function suites(files) {
  const names = options.everything ? Object.keys(ENGINES) : [options.engine ?? 'chromium'];
  return names.map((name) => ({
    engine: engineOf(name),
    files:
      options.everything && name !== 'chromium'
        ? files.filter((file) => !isChromiumOnly(file))
        : files,
  }));
}

const built = (file) => `test/.build/${file.replace(/\.tsx?$/, '.js')}`;

/** The commands that run browser tests: those that hold a time come last, one after the other. */
function browserCommands({ config }, files) {
  const timed = files.filter(isTimed);
  const others = files.filter((file) => !isTimed(file));
  const command = (some, flags) =>
    `wtr --config ${config} ${flags} --files ${some.map(built).join(' ')}`;
  return [
    others.length > 0 && command(others, ''),
    timed.length > 0 && command(timed, '--concurrency 1'),
  ].filter(Boolean);
}

const nodeCommand = (files) =>
  'node --test --test-reporter=spec --test-reporter-destination=stdout' +
  ' --test-reporter=./test/support/record-node-tests.mjs --test-reporter-destination=stderr' +
  ` ${files.map((file) => `test/${file}`).join(' ')}`;

async function runBrowserTests(report, { engine, files }, env) {
  if (files.length === 0) return;
  try {
    await engine.find();
  } catch ({ message }) {
    // A suite that could not run has not passed.
    report.fail(engine.name, message);
    return;
  }
  report.suite(engine.name, browserCommands(engine, files), { env });
}

/** Runs what was asked for once; whether all of it passed. */
async function run() {
  const report = openReport();
  const files = selection();
  if (files.browser.length + files.node.length === 0) {
    report.fail('Selection', `No test file has ${words.join(' or ')} in its path.`);
    return report.close();
  }
  try {
    const { isRelease } = await buildFor(files);
    const env = isRelease ? {} : { DEVELOPMENT_ELEMENT: '1' };
    for (const suite of suites(files.browser)) await runBrowserTests(report, suite, env);
    if (files.node.length > 0) report.suite('Node', [nodeCommand(files.node)]);
  } catch (error) {
    report.fail('Build', error.message);
  }
  if (options.everything) for (const check of CHECKS) report.check(check);
  return report.close();
}

/** Runs again after each saved change, until the process is ended. */
async function watchAndRun() {
  let changed = true;
  let wake = () => undefined;
  const change = () => {
    changed = true;
    wake();
  };
  const isIgnored = (path) => /(?:^|\/)(?:\.build|\.data|\.gallery)(?:\/|$)/.test(path);
  watch(['src', 'demo', 'test'], { ignored: isIgnored, ignoreInitial: true }).on('all', change);
  for (;;) {
    await wait(SAVING);
    changed = false;
    await run();
    console.log('\nWaiting for a saved change.');
    if (!changed) await new Promise((resolve) => (wake = resolve));
  }
}

if (options.help) console.log(USAGE);
else if (options.watch) await watchAndRun();
else process.exitCode = (await run()) ? 0 : 1;
