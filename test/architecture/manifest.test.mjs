import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readSources } from './source.mjs';

const ROOT = join(import.meta.dirname, '../..');
const manifest = JSON.parse(readFileSync(join(ROOT, 'custom-elements.json'), 'utf8'));
const element = manifest.modules
  .flatMap(({ declarations }) => declarations)
  .find(({ tagName }) => tagName === 'medical-aid-inquiries');
const sources = readSources('src');
const textOf = (path) => sources.find((source) => source.path === path).text;

const namesOf = (entries) => entries.map(({ name }) => name).sort();
const found = (text, pattern) =>
  [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].sort();

test('the manifest has every attribute of the table, and its property', () => {
  const table = found(textOf('src/settings/attributes.ts'), /^ {2}\w+: '([\w-]+)',$/gm);
  assert.equal(table.length, 18);
  assert.deepEqual(namesOf(element.attributes), table);
  assert.deepEqual(
    element.attributes.map(({ fieldName }) => fieldName).sort(),
    namesOf(element.members),
  );
});

test('the manifest has every event', () => {
  const events = found(
    textOf('src/host/element-events.ts'),
    /^ {2}'?([\w-]+)'?: (?:\{|undefined)/gm,
  );
  assert.ok(events.length >= 6, `saw only ${events.length} events`);
  assert.deepEqual(namesOf(element.events), events);
});

test('the manifest has every custom property', () => {
  const tokens = found(textOf('src/app/tokens.css'), /var\((--mai-[\w-]+)/g);
  assert.ok(tokens.length >= 15, `saw only ${tokens.length} properties`);
  assert.deepEqual(namesOf(element.cssProperties), tokens);
});

test('the manifest has every part that stands in the markup', () => {
  const parts = sources
    .flatMap(({ text }) => found(text, /\bpart="([^"]+)"/g))
    .flatMap((names) => names.split(' '));
  assert.ok(parts.length >= 10, `saw only ${parts.length} parts`);
  // 'alert' and 'button' are written with their kind behind them.
  assert.deepEqual(namesOf(element.cssParts), [...new Set([...parts, 'alert', 'button'])].sort());
});
