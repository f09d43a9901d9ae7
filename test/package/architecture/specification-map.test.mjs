import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sourceFrom } from './source.mjs';
import {
  claimants,
  problems,
  problemsOf,
  readSpecification,
  SPECIFICATION,
  specificationMap,
} from './specification-map.mjs';

const mapOf = (text) => specificationMap([sourceFrom('src/a.ts', text)]);

test('every section of the specification has code and a test, and every fixed text is on screen', () => {
  assert.ok(claimants().length > 40, `saw only ${claimants().length} files`);
  const { sections, decisions, security, fixed } = SPECIFICATION;
  const counts = [sections, decisions, security].map(({ length }) => length);
  assert.deepEqual(counts, [9, 7, 45]);
  assert.ok(fixed.length > 40, `saw only ${fixed.length} texts`);
  assert.deepEqual(problems(), []);
});

test('a tag counts for the sections that it names, and no others', () => {
  const claimed = (text) =>
    [...mapOf(text)].filter(([, paths]) => paths.length).map(([key]) => key);
  assert.deepEqual(claimed('/** Reads (@spec §3 Default categories, §7). See §9. */'), [3, 7]);
  assert.deepEqual(claimed('/** @spec §4 choosing one */ /** @spec §4 again */'), [4]);
  assert.deepEqual(claimed('/** Without a tag: §5. */'), []);
});

test('each problem of a specification is reported in a line', () => {
  const page = [
    '## §1 One',
    'A **text\nof two lines** and **another**.',
    '## §2 Two',
    '## Decisions',
    '1. Decided.',
    '2. Decided.',
    '## Security',
    '1. Safe.',
  ].join('\n');
  const map = new Map([
    [1, ['src/a.ts']],
    [2, []],
    [3, ['src/b.ts']],
  ]);
  const tested = 'test(§1, decisions 1, 7) test(security 1, 4) test(§9)';
  assert.deepEqual(problemsOf(readSpecification(page), map, tested, ['text of two lines']), [
    'A tag names §3, which is not in the specification.',
    'A test names §9, which is not in the specification.',
    'A test names decisions 7, which are not there.',
    'A test names security 4, which is not there.',
    '§2 has no code.',
    '§2 has no test.',
    'Decisions 2 have no test.',
    "No text on screen is 'another'.",
  ]);
});
