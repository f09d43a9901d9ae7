import assert from 'node:assert/strict';
import { test } from 'node:test';
import { API, ENTRY, packagesIn, scripts, untilHydrated, withImports } from './built.mjs';
import { builtParts } from './parts.mjs';

const overBudget = (parts) =>
  parts
    .filter(({ bytes, budget }) => !(bytes <= budget))
    .map(({ name, bytes, budget }) => `${name}: ${bytes} bytes of brotli, ${budget} allowed`);

const bringing = (files, unwanted) =>
  files
    .filter((file) => packagesIn(file).some((name) => unwanted.includes(name)))
    .map((file) => `${file}: ${packagesIn(file).join(', ')}`);

test('the build has made what is weighed here', () => {
  assert.ok(scripts().length > 5, `saw only ${scripts().length} scripts: build first`);
  for (const file of [ENTRY, API]) assert.ok(scripts().includes(file), `saw no ${file}`);
});

test('nothing that a visitor waits for has outgrown its budget', () => {
  assert.deepEqual(overBudget(builtParts().wholes), []);
});

test('no chunk has outgrown its budget, and each has one', () => {
  const { chunks, unusedPatterns } = builtParts();
  assert.ok(chunks.length > 5, `saw only ${chunks.length} chunks`);
  assert.deepEqual(overBudget(chunks), []);
  assert.deepEqual(unusedPatterns, [], 'no chunk has such a name any more');
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
