import assert from 'node:assert/strict';
import { test } from 'node:test';
import { trespasses } from './owners.mjs';
import { readSources, sourceFrom } from './source.mjs';

const ofFile = (path, text) => trespasses([sourceFrom(path, text)]);

test('what reaches out of the element has one home each', () => {
  const sources = readSources('src');
  assert.ok(sources.length > 30, `saw only ${sources.length} files`);
  assert.deepEqual(trespasses(sources), []);
});

test('a use outside the home is found', () => {
  const samples = {
    ky: `import ky from 'ky';`,
    dompurify: `export const load = () => import('dompurify');`,
    dangerouslySetInnerHTML: `export const A = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;`,
    dataLayer: `(window as { dataLayer?: unknown[] }).dataLayer?.push(1);`,
    MEMBER_WEB: `export const code = 'MEMBER_WEB';`,
    medxpress: 'export type Name = `medxpress`;',
    cookie: `export const all = document.cookie;`,
    location: `export const { location } = window;`,
    history: `const page = window; page.history.back();`,
    innerHTML: `export const fill = (node: Element) => { node.innerHTML = ''; };`,
    getElementById: `document.getElementById('a');`,
    activeElement: `export const focused = () => document.activeElement;`,
  };
  const files = Object.entries(samples).map(([name, text]) => [`src/app/${name}.tsx`, name, text]);
  assert.deepEqual(
    trespasses(files.map(([path, , text]) => sourceFrom(path, text))),
    files.map(([path, name]) => `${path}: ${name}`),
  );
});

test('the home itself, and names that only look alike, are free', () => {
  assert.deepEqual(ofFile('src/host/a.ts', `document.cookie = 'a'; location.assign('/');`), []);
  const own = `const history = [1]; history.push(2); export const api = 'medxpress-api-base';`;
  assert.deepEqual(ofFile('src/app/b.ts', own), []);
});
