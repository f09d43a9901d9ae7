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
import { browserTests, demoBackend, elementForDemo } from '../../../src/tooling/development.mjs';
import { DIST, ROOT, TEST_BUILD } from '../../../src/tooling/folders.mjs';
import { groupsOf } from './groups.mjs';

/** The sources of the release. */
const SOURCES = [
  'src',
  'custom-elements.json',
  'rollup.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
/** Contains a hash of the last release that was built here, and a hash of its sources. */
const STAMP = join(ROOT, 'node_modules/.cache/release');

function hashOf(names) {
  const hash = createHash('sha256');
  const add = (path) => {
    // Builds do not depend on documents.
    if (path.endsWith('.md')) return;
    if (statSync(path).isFile()) hash.update(path).update(readFileSync(path));
    else for (const name of readdirSync(path).sort()) add(join(path, name));
  };
  for (const name of names) add(join(ROOT, name));
  return hash.digest('hex');
}

const hashOfRelease = () => hashOf([...SOURCES, 'dist']);

const isReleaseFresh = () =>
  existsSync(DIST) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashOfRelease();

async function run({ output, ...options }) {
  const bundle = await rollup(options);
  await bundle.write(output);
  await bundle.close();
}

async function buildRelease() {
  const before = hashOf(SOURCES);
  const rollupCommand = join(ROOT, 'node_modules/rollup/dist/bin/rollup');
  const build = spawn(process.execPath, [rollupCommand, '-c', '--silent'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new Error('The release build has failed.');
  // The build may not include a source that was saved while it ran.
  if (hashOf(SOURCES) !== before) return;
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, hashOfRelease());
}

function buildBrowserTests(files) {
  rmSync(TEST_BUILD, { recursive: true, force: true });
  return run(browserTests(groupsOf(files)));
}

/** Node tests that need no build, and those that only need the demo's backend. */
const WITHOUT_BUILD =
  /^(?:package\/architecture\/|support\/harness\/|element\/looks\/|e2e\/demo\/change\.)/;
const OF_BACKEND = /^e2e\/contract\//;

/**
 * Builds what these tests need, in parallel. Browser tests alone run against a development build of the element,
 * which takes seconds; together with tests of the release they run against the release.
 *
 * @param options `reuses`: reuses the release in `dist` while it and its sources are unchanged
 * @returns whether pages load the release from /dist/
 */
export async function buildFor({ browser, node }, { reuses }) {
  const built = node.filter((file) => !WITHOUT_BUILD.test(file));
  const needsRelease = built.some((file) => !OF_BACKEND.test(file));
  const buildsRelease = needsRelease && !(reuses && isReleaseFresh());
  const builds = await Promise.allSettled([
    browser.length > 0 && buildBrowserTests(browser),
    browser.length > 0 && !needsRelease && run(elementForDemo()),
    // The release build includes the backend.
    built.length > 0 && !buildsRelease && run(demoBackend()),
    buildsRelease && buildRelease(),
  ]);
  const failed = builds.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
  return { isRelease: needsRelease };
}
