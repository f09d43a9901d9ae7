import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MOST_LINES, sentencesInJsx, tooLong } from './shape.mjs';
import { readSources, sourceFrom } from './source.mjs';

const sources = readSources('src');
const ofJsx = (jsx) => sentencesInJsx([sourceFrom('src/app/A.tsx', `const a = ${jsx};`)]);

test(`no file is longer than ${MOST_LINES} lines`, () => {
  assert.ok(sources.length > 30, `saw only ${sources.length} files`);
  assert.deepEqual(tooLong(sources), []);
});

test('no sentence stands in JSX', () => {
  const components = sources.filter(({ path }) => path.endsWith('.tsx'));
  assert.ok(components.length > 10, `saw only ${components.length} components`);
  assert.deepEqual(sentencesInJsx(components), []);
});

test('a long file is found', () => {
  const lines = (count) => [sourceFrom('src/a.ts', 'a;\n'.repeat(count))];
  assert.deepEqual(tooLong(lines(MOST_LINES)), []);
  assert.deepEqual(tooLong(lines(MOST_LINES + 1)), [`src/a.ts: ${MOST_LINES + 1}`]);
});

test('words in JSX are found, in every form', () => {
  for (const jsx of [
    '<p>Words</p>',
    `<p>{'Words'}</p>`,
    '<p>{`Words`}</p>',
    '<p aria-label="Words" />',
    `<img alt={'Words'} />`,
  ])
    assert.deepEqual(ofJsx(jsx), ['src/app/A.tsx: Words']);
});

test('signs, names and types in JSX are free', () => {
  assert.deepEqual(ofJsx(`<p className="card" id={'x'}>{text.title} · {count}</p>`), []);
});
