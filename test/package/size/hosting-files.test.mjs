import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { FOLDER, INTEGRITY, PRELOAD, SNIPPET } from '../../../src/tooling/hosting-files.mjs';
import { snippetsUnder } from '../../support/documents.mjs';
import { builtFiles, ENTRY, integrity, read, scripts, untilHydrated } from './built.mjs';

const sha384 = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

test('every script has a brotli and a gzip file with the same content', () => {
  assert.ok(scripts().length > 10, `saw only ${scripts().length} scripts: build first`);
  for (const file of scripts()) {
    const content = read(file);
    assert.ok(brotliDecompressSync(read(`${file}.br`)).equals(content), `${file}.br`);
    assert.ok(gunzipSync(read(`${file}.gz`)).equals(content), `${file}.gz`);
  }
});

test(`${INTEGRITY} has the hash of every file except itself`, () => {
  const others = builtFiles().filter((file) => file !== INTEGRITY);
  const hashes = Object.fromEntries(others.map((file) => [file, sha384(read(file))]));
  assert.deepEqual(integrity(), hashes);
});

test(`${PRELOAD} preloads all files that the entry loads for the contact page, checked by their hashes`, () => {
  const [, ...files] = untilHydrated();
  assert.ok(files.length > 2, `saw only ${files.length} files`);
  const lines = files.map(
    (file) =>
      `<link rel="modulepreload" href="${FOLDER}/${file}"` +
      ` integrity="${sha384(read(file))}" crossorigin>\n`,
  );
  assert.equal(read(PRELOAD).toString(), lines.join(''));
});

test(`${SNIPPET} is the README’s snippet, with the entry’s hash`, () => {
  const [shown] = snippetsUnder('README.md', 'Quick start', 'html');
  assert.match(shown, /integrity="sha384-…"/);
  assert.equal(read(SNIPPET).toString(), shown.replace('sha384-…', sha384(read(ENTRY))));
});

test('browsers that can do so compile each script while it downloads, not while the page waits', () => {
  assert.ok(scripts().length > 10, `saw only ${scripts().length} scripts`);
  for (const file of scripts()) {
    // The comment has an effect only at the beginning of the file.
    assert.match(read(file).toString(), /^\/\/# allFunctionsCalledOnLoad\n/, file);
  }
});
