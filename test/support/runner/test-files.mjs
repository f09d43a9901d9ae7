import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

const TESTS = join(import.meta.dirname, '../..');

const isBrowserTest = (file) => /\.test\.tsx?$/.test(file);
const isNodeTest = (file) => file.endsWith('.test.mjs');

/** Slow tests: they install packages, open host pages, walk through every state, or try thousands of documents. */
const isLong = (file) => /\.long(?:\.alone)?\.test\.\w+$/.test(file);

/** What is published, its size, its types and the lint rules: checked with types, lint and formatting. */
const isOfPackage = (file) => file.startsWith('package/');

/** The release, from one end to the other: in the demo, in host pages, against the backend. */
const isEndToEnd = (file) => file.startsWith('e2e/');

/** What only `npm run verify` and a run by name include. */
export const isOnlyVerified = (file) => isLong(file) || isOfPackage(file) || isEndToEnd(file);

/** Tests that measure time, or send requests that belong to no page: no other page may be open. */
export const runsAlone = (file) => /\.alone\.test\.\w+$/.test(file);

/** Rules before screens: a failure there explains failures elsewhere. */
const unitFirst = (one, other) =>
  other.startsWith('unit/') - one.startsWith('unit/') || (one < other ? -1 : 1);

/** Paths below `test` with '/' of the tests for browsers and for Node. */
export function testFiles() {
  const files = readdirSync(TESTS, { recursive: true })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !file.startsWith('.build/'))
    .sort(unitFirst);
  return { browser: files.filter(isBrowserTest), node: files.filter(isNodeTest) };
}

/** The tests with one of the words in their path. */
export function testFilesWith(words) {
  const { browser, node } = testFiles();
  const isMeant = (file) => words.some((word) => `test/${file}`.includes(word));
  return { browser: browser.filter(isMeant), node: node.filter(isMeant) };
}

/**
 * What does not depend on the engine: pure functions, the tests of our own test tools, and which words, rows and
 * requests follow from settings and answers. Where focus, layout, files, navigation or a frame have a part, every
 * engine runs the test.
 */
export const isChromiumOnly = (file) =>
  /^(?:unit|support\/harness|element\/faults)\/|\.chromium\.test\.ts$/.test(file);
