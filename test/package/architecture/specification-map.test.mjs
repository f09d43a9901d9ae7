import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sourceFrom } from './source.mjs';
import { claimants, SECTIONS, specificationMap } from './specification-map.mjs';

const mapOf = (text) => specificationMap([sourceFrom('src/a.ts', text)]);

test('every section of the specification is claimed by a file', () => {
  const sources = claimants();
  assert.ok(sources.length > 40, `saw only ${sources.length} files`);
  const map = specificationMap(sources);
  assert.deepEqual([...map.keys()].sort(), SECTIONS, 'a tag names a section that does not exist');
  const unclaimed = SECTIONS.filter((section) => map.get(section).length === 0);
  assert.deepEqual(unclaimed, []);
});

test('a tag counts for every section that it names, and only for those', () => {
  const claimed = (text) =>
    [...mapOf(text)].filter(([, paths]) => paths.length).map(([key]) => key);
  assert.deepEqual(claimed('/** Reads (@spec §3 Default categories, §7). See §9. */'), [3, 7]);
  assert.deepEqual(claimed('/** @spec §4 choosing one */ /** @spec §4 again */'), [4]);
  assert.deepEqual(claimed('/** Without a tag: §5. */'), []);
});

test('an unclaimed section shows', () => {
  assert.deepEqual(mapOf('/** @spec §1 */').get(2), []);
  assert.ok(mapOf('/** @spec §12 */').has(12));
});
