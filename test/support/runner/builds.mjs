import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { rollup } from 'rollup';
import { browserTests, demoBackend, elementForDemo } from '../../src/build/development.mjs';
import { DIST, ROOT, TEST_BUILD } from '../../src/build/folders.mjs';

/** What the release is made from. */
const SOURCES = [
  'src',
  'custom-elements.json',
  'rollup.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
/** Holds the hash of the last release that was built here, with the sources it was made from. */
const STAMP = join(ROOT, 'node_modules/.cache/release');

function hashOfRelease() {
  const hash = createHash('sha256');
  const add = (path) => {
    if (statSync(path).isFile()) hash.update(path).update(readFileSync(path));
    else for (const name of readdirSync(path).sort()) add(join(path, name));
  };
  for (const name of [...SOURCES, 'dist']) add(join(ROOT, name));
  return hash.digest('hex');
}

const isReleaseFresh = () =>
  existsSync(DIST) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashOfRelease();

async function run({ output, ...options }) {
  const bundle = await rollup(options);
  await bundle.write(output);
  await bundle.close();
}

async function buildRelease() {
  const rollupCommand = join(ROOT, 'node_modules/rollup/dist/bin/rollup');
  const build = spawn(process.execPath, [rollupCommand, '-c', '--silent'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new Error('The release build has failed.');
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, hashOfRelease());
}

function buildBrowserTests(files) {
  rmSync(TEST_BUILD, { recursive: true, force: true });
  return run(browserTests(files));
}

/** Node tests that need nothing built, and those that need the demo's backend alone. */
const WITHOUT_BUILD = /^(?:(?:architecture|harness|looks)\/|e2e\/change\.)/;
const OF_BACKEND = /^contract\//;

/**
 * Builds what these tests need, side by side. Browser tests alone run against a development build of the
 * element, which takes seconds; with tests of the release they run against the release too.
 *
 * @param options `reuses`: a release in `dist` serves again while it and its sources are unchanged
 * @returns whether the element that pages load from /dist/ is the release
 */
export async function buildFor({ browser, node }, { reuses }) {
  const built = node.filter((file) => !WITHOUT_BUILD.test(file));
  const needsRelease = built.some((file) => !OF_BACKEND.test(file));
  const buildsRelease = needsRelease && !(reuses && isReleaseFresh());
  const builds = await Promise.allSettled([
    browser.length > 0 && buildBrowserTests(browser),
    browser.length > 0 && !needsRelease && run(elementForDemo()),
    // The release build makes the backend too.
    built.length > 0 && !buildsRelease && run(demoBackend()),
    buildsRelease && buildRelease(),
  ]);
  const failed = builds.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
  return { isRelease: needsRelease };
}
