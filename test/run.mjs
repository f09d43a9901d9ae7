import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { watch } from 'chokidar';
import { ENGINES, engineOf } from './support/browsers/engines.mjs';
import { buildFor } from './support/runner/builds.mjs';
import { endTogether } from './support/runner/end-together.mjs';
import { groupsOf } from './support/runner/groups.mjs';
import { openReport } from './support/runner/report.mjs';
import { limitsFor, slowness } from './support/runner/slowness.mjs';
import {
  isChromiumOnly,
  isOnlyVerified,
  runsAlone,
  testFiles,
  testFilesWith,
} from './support/runner/test-files.mjs';

const USAGE = `Usage: npm test -- [word ...] [options]
  word             run the test files whose path holds it; without one, all of them
  --engine ENGINE  run browser tests alone, in ${Object.keys(ENGINES).join(', ')} (default chromium)
  --watch          run again after each saved change
  --everything     every engine, long tests, types, lint and formatting: \`npm run verify\`
  --help           show this text`;

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      engine: { type: 'string' },
      watch: { type: 'boolean', default: false },
      everything: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.engine) engineOf(values.engine);
  return { options: values, words: positionals };
}

/** Reads the command line; a mistake in it ends the process with one line and the usage. */
function readCommandLine() {
  try {
    return readArguments();
  } catch ({ message }) {
    console.error(`${message}\n\n${USAGE}`);
    return process.exit(1);
  }
}

const { options, words } = readCommandLine();

/** The other checks of `npm run verify`. */
const COMMANDS = ['tsc', 'eslint . --max-warnings 0', 'prettier --check .'];
/** In milliseconds: time for an editor to save several files. */
const SAVING = 100;

/** The test files selected by the command line. */
function selection() {
  const { browser, node } = words.length > 0 ? testFilesWith(words) : testFiles();
  const isWanted = (file) => options.everything || words.length > 0 || !isOnlyVerified(file);
  return {
    browser: browser.filter(isWanted),
    node: options.engine ? [] : node.filter(isWanted),
  };
}

/** The names of the engines that browser tests run in. */
const engineNames = () =>
  options.everything ? Object.keys(ENGINES) : [options.engine ?? 'chromium'];

/** Chromium runs every file; another engine only those that depend on the engine, unless it was selected. */
const filesFor = (name, files) =>
  options.everything && name !== 'chromium' ? files.filter((file) => !isChromiumOnly(file)) : files;

const scriptsOf = (files) => groupsOf(files).map(([name]) => `test/.build/${name}.js`);

const browserCommand = (config, files, flags = '') =>
  `wtr --config ${config} ${flags} --files ${scriptsOf(files).join(' ')}`;

/** The browser tests for each engine; separately those that need their browser without other pages. */
async function browserSuites(report, files, env) {
  const suites = [];
  const lone = [];
  for (const each of engineNames()) {
    const { name, config, find } = engineOf(each);
    const all = filesFor(each, files);
    const [alone, others] = [all.filter(runsAlone), all.filter((file) => !runsAlone(file))];
    try {
      await find();
    } catch ({ message }) {
      // A suite that cannot run has not passed.
      if (all.length > 0) report.fail(name, message);
      continue;
    }
    if (others.length > 0) suites.push({ name, commands: [browserCommand(config, others)], env });
    if (alone.length > 0) {
      const commands = [browserCommand(config, alone, '--concurrency 1')];
      lone.push({ name: `${name}, alone`, commands, env });
    }
  }
  return { suites, lone };
}

const nodeSuite = (name, files, env) => ({
  name,
  env,
  commands: [
    `node --test --test-timeout=${limitsFor(env.TEST_SLOWNESS).file} --test-concurrency=2` +
      ' --test-reporter=spec --test-reporter-destination=stdout' +
      ' --test-reporter=./test/support/runner/record-node-tests.mjs --test-reporter-destination=stderr' +
      ` ${files.map((file) => `test/${file}`).join(' ')}`,
  ],
});

const CHECKS = { name: 'Checks', commands: COMMANDS, countsTests: false };

/** Runs the selection once; returns whether all of it passed. */
async function run() {
  const report = openReport();
  const { browser, node } = selection();
  const isNowhere = (word) =>
    Object.values(testFilesWith([word])).every(({ length }) => length === 0);
  const unknown = words.filter(isNowhere);
  if (unknown.length > 0 || browser.length + node.length === 0) {
    const what = options.engine ? 'browser test file' : 'test file';
    const missing = unknown.length > 0 ? unknown : words;
    report.fail('Selection', `No ${what} has ${missing.join(' or ')} in its path.`);
    return report.close();
  }
  try {
    const { isRelease } = await buildFor({ browser, node }, { reuses: !options.everything });
    const env = {
      ...(!isRelease && { DEVELOPMENT_ELEMENT: '1' }),
      // A run of all tests by `npm test` leaves some combinations to `npm run verify`.
      ...((options.everything || words.length > 0) && { IN_FULL: '1' }),
      // Verify has long tests, and more suites beside each other: all take up to twice as long.
      TEST_SLOWNESS: (await slowness()) * (options.everything ? 2 : 1),
      // A forgotten `it.only` would hide the rest of its file.
      ...(words.length === 0 && { FORBID_ONLY: '1' }),
    };
    const { suites, lone } = await browserSuites(report, browser, env);
    const together = node.filter((file) => !runsAlone(file));
    // Among those that start at once, because it takes longest; the output of the first one is live.
    if (together.length > 0) suites.splice(1, 0, nodeSuite('Node', together, env));
    if (options.everything) suites.push(CHECKS);
    await report.suites(suites);
    // When the others have ended, because they measure time.
    await report.suites(lone);
    const alone = node.filter(runsAlone);
    if (alone.length > 0) await report.suites([nodeSuite('Node, alone', alone, env)]);
  } catch (error) {
    report.fail('Build', error.message);
  }
  if (!options.everything) report.note('Types, lint and formatting are left out: npm run check.');
  return report.close();
}

/** Runs again after each saved change until the process ends. */
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

endTogether();
if (options.help) console.log(USAGE);
else if (options.watch) await watchAndRun();
else process.exitCode = (await run()) ? 0 : 1;
