import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  API,
  brotliBytes,
  ENTRY,
  laterOfApi,
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

test('the build has produced every file that has a budget', () => {
  assert.ok(scripts().length > 5, `saw only ${scripts().length} scripts: build first`);
  for (const file of [ENTRY, API]) assert.ok(scripts().includes(file), `saw no ${file}`);
});

test('nothing that a visitor’s browser loads exceeds its budget', () => {
  if (weighedParts().every(({ passed }) => passed)) return;
  assert.fail(sizeLimit('--hide-passed').output);
});

test('each chunk counts towards a budget, and each budget has a chunk', () => {
  const chunks = scripts().filter((file) => file.startsWith('chunks/'));
  assert.ok(chunks.length > 5, `saw only ${chunks.length} chunks`);
  const weighed = weighedParts().filter(({ name }) => /^(?:chunk |all other chunks)/.test(name));
  const bytes = weighed.reduce((sum, { size }) => sum + size, 0);
  assert.equal(bytes, brotliBytes(...chunks));
  const unused = weighed.filter(({ size }) => size === 0);
  assert.deepEqual(unused, [], 'no chunk has such a name any more');
});

test('the entry is one file, so nothing else loads before the first paint', () => {
  assert.deepEqual(withImports(ENTRY), [ENTRY]);
});

test('the form is hydrated without the sanitiser, the validation rules, and what sends calls', () => {
  const files = untilHydrated();
  assert.equal(bringing(files, ['react-dom']).length, 1, 'what loads first was not recognised');
  assert.deepEqual(bringing(files, ['dompurify', 'yup', 'ky']), []);
});

test('no part that loads on demand waits for another one', () => {
  const first = untilHydrated();
  const chunk = (name) => scripts().find((file) => file.startsWith(`chunks/${name}-`));
  const parts = ['send-call', 'rules', 'sanitize', 'files', 'receipt', 'draft-parts'];
  for (const part of parts.map(chunk)) {
    const others = withImports(part).filter((file) => !first.includes(file));
    // The entry uses this chunk too, so it has begun to load earlier.
    const own = part === chunk('draft-parts') ? [part, chunk('erase-drafts')] : [part];
    assert.deepEqual(others, own);
  }
});

test('the API client does not include React', () => {
  const files = withImports(API, laterOfApi());
  assert.equal(bringing(files, ['ky']).length, 1, 'what the client loads was not recognised');
  assert.deepEqual(bringing(files, ['react', 'react-dom', 'scheduler', 'swr']), []);
});
