import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  API,
  brotliBytes,
  ENTRY,
  packagesIn,
  scripts,
  untilHydrated,
  withImports,
} from './built.mjs';
import { sizeLimit, weighedParts } from './size-limit.mjs';

const bringing = (files, unwanted) =>
  files
    .filter((file) => packagesIn(file).some((name) => unwanted.includes(name)))
    .map((file) => `${file}: ${packagesIn(file).join(', ')}`);

test('the build has made what is weighed here', () => {
  assert.ok(scripts().length > 5, `saw only ${scripts().length} scripts: build first`);
  for (const file of [ENTRY, API]) assert.ok(scripts().includes(file), `saw no ${file}`);
});

test('nothing that a visitor’s browser loads has outgrown its budget', () => {
  const { status, output } = sizeLimit('--hide-passed');
  assert.equal(status, 0, output);
});

test('each chunk counts for a budget, and each budget for a chunk', () => {
  const chunks = scripts().filter((file) => file.startsWith('chunks/'));
  assert.ok(chunks.length > 5, `saw only ${chunks.length} chunks`);
  const weighed = weighedParts().filter(({ name }) => /^(?:chunk |all other chunks)/.test(name));
  const bytes = weighed.reduce((sum, { size }) => sum + size, 0);
  assert.equal(bytes, brotliBytes(...chunks));
  const unused = weighed.filter(({ size }) => size === 0);
  assert.deepEqual(unused, [], 'no chunk has such a name any more');
});

test('the entry is one file: it imports nothing before it paints', () => {
  assert.deepEqual(withImports(ENTRY), [ENTRY]);
});

test('the form comes without the sanitiser and the rules of validation', () => {
  const files = untilHydrated();
  assert.equal(bringing(files, ['react-dom']).length, 1, 'what loads first was not recognised');
  assert.deepEqual(bringing(files, ['dompurify', 'yup']), []);
});

test('the API client brings no React', () => {
  const files = withImports(API);
  assert.equal(bringing(files, ['ky']).length, 1, 'what the client loads was not recognised');
  assert.deepEqual(bringing(files, ['react', 'react-dom', 'scheduler', 'swr']), []);
});
