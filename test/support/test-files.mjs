import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

const TESTS = join(import.meta.dirname, '..');

const isBrowserTest = (file) => /\.test\.tsx?$/.test(file);
const isNodeTest = (file) => file.endsWith('.test.mjs');

/** Tests that install packages or try documents by the thousand, and take their time for it. */
export const isLong = (file) => /\.long(?:\.alone)?\.test\.\w+$/.test(file);

/** Tests that assert a time, or send what belongs to no page: no other page may be open beside them. */
export const runsAlone = (file) => /\.alone\.test\.tsx?$/.test(file);

/** Rules before screens: what fails there explains what fails elsewhere. */
const unitFirst = (one, other) =>
  other.startsWith('unit/') - one.startsWith('unit/') || (one < other ? -1 : 1);

/** Paths below `test`, '/' between their parts, of the tests for browsers and for Node. */
export function testFiles() {
  const files = readdirSync(TESTS, { recursive: true })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !file.startsWith('.build/'))
    .sort(unitFirst);
  return { browser: files.filter(isBrowserTest), node: files.filter(isNodeTest) };
}

/** The tests whose path holds one of the words. */
export function testFilesWith(words) {
  const { browser, node } = testFiles();
  const isMeant = (file) => words.some((word) => `test/${file}`.includes(word));
  return { browser: browser.filter(isMeant), node: node.filter(isMeant) };
}

/**
 * Rules that no engine has a part in: pure functions of ours, the tests of our own test tools, and what
 * the element makes of the answers it gets. They run in Chromium alone.
 */
export const isChromiumOnly = (file) => /^(?:unit|harness|faults)\//.test(file);
