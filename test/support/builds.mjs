import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rollup } from 'rollup';
import { browserTests, demoBackend, elementForDemo } from '../../src/build/development.mjs';
import { DIST, ROOT, TEST_BUILD } from '../../src/build/folders.mjs';
import { testFiles } from './test-files.mjs';

/** What the release is made from. */
const SOURCES = [
  'src',
  'custom-elements.json',
  'rollup.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
/** Holds the hash of the sources that the release in `dist` was made from. */
const STAMP = join(ROOT, 'node_modules/.cache/release-sources');

function hashOfSources() {
  const hash = createHash('sha256');
  const add = (path) => {
    if (statSync(path).isFile()) hash.update(path).update(readFileSync(path));
    else for (const name of readdirSync(path).sort()) add(join(path, name));
  };
  for (const name of SOURCES) add(join(ROOT, name));
  return hash.digest('hex');
}

const isFresh = (hash) =>
  existsSync(DIST) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash;

async function run({ output, ...options }) {
  const bundle = await rollup(options);
  await bundle.write(output);
  await bundle.close();
}

async function buildRelease() {
  const hash = hashOfSources();
  if (isFresh(hash)) return;
  rmSync(STAMP, { force: true });
  const rollupCommand = join(ROOT, 'node_modules/rollup/dist/bin/rollup');
  const build = spawn(process.execPath, [rollupCommand, '-c', '--silent'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new Error('The release build has failed.');
  writeFileSync(STAMP, hash);
}

function buildBrowserTests(files) {
  // Chunks of earlier builds would pile up; some files alone may run beside another run.
  if (files.length === testFiles().browser.length) {
    rmSync(TEST_BUILD, { recursive: true, force: true });
  }
  return run(browserTests(files));
}

/** Folders of Node tests that need nothing built, and of those that need the demo's backend alone. */
const WITHOUT_BUILD = /^(?:architecture|harness|looks)\//;
const OF_BACKEND = /^contract\//;

/**
 * Builds what these tests need, side by side. All of them run against the release; browser tests alone
 * against a development build of the element, which takes a second.
 *
 * @returns whether the element that pages load from /dist/ is the release
 */
export async function buildFor({ browser, node }) {
  const built = node.filter((file) => !WITHOUT_BUILD.test(file));
  const needsRelease = built.some((file) => !OF_BACKEND.test(file));
  await Promise.all([
    browser.length > 0 && buildBrowserTests(browser),
    browser.length > 0 && !needsRelease && run(elementForDemo()),
    built.length > 0 && run(demoBackend()),
    needsRelease && buildRelease(),
  ]);
  return { isRelease: needsRelease };
}
