import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

const TESTS = join(import.meta.dirname, '../..');

const isBrowserTest = (file) => /\.test\.tsx?$/.test(file);
const isNodeTest = (file) => file.endsWith('.test.mjs');

/** Slow tests, which install packages, open host pages, visit every state, or try thousands of documents. */
const isLong = (file) => /\.long(?:\.alone)?\.test\.\w+$/.test(file);

/**
 * Tests of the published package, its size, its types and the lint rules, which run with types, lint and formatting.
 */
const isOfPackage = (file) => file.startsWith('package/');

/** End-to-end tests of the release: in the demo, in host pages, against the backend. */
const isEndToEnd = (file) => file.startsWith('e2e/');

/** Tests that only `npm run verify` and a run by name include. */
export const isOnlyVerified = (file) => isLong(file) || isOfPackage(file) || isEndToEnd(file);

/** Tests that measure time, or send requests that belong to no page, so that no other page of their browser may be open. */
export const runsAlone = (file) => /\.alone\.test\.\w+$/.test(file);

/** Unit tests first, because a failure there explains failures elsewhere. */
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
 * Tests that do not depend on the engine: pure functions, the tests of our own test tools, and tests of the texts,
 * rows and requests for given settings and answers. Tests that involve focus, layout, files, navigation or a frame
 * run in every engine.
 */
export const isChromiumOnly = (file) =>
  /^(?:unit|support\/harness|element\/faults)\/|\.chromium\.test\.ts$/.test(file);
