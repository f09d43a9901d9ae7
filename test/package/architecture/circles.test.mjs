import assert from 'node:assert/strict';
import { posix } from 'node:path';
import { test } from 'node:test';
import { readSources, sourceFrom } from './source.mjs';

const IMPORT = /(?:\bfrom|^import|\bimport\()\s*'(\.[^']*)'/gm;

/** Each file with the files that it imports, lazily and for types too. */
function graphOf(sources) {
  const paths = new Set(sources.map(({ path }) => path));
  const fileOf = (path) =>
    ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
      .map((end) => path + end)
      .find((each) => paths.has(each));
  const importsOf = ({ path, text }) =>
    [...text.matchAll(IMPORT)].flatMap(
      ([, source]) => fileOf(posix.join(posix.dirname(path), source)) ?? [],
    );
  return new Map(sources.map((source) => [source.path, importsOf(source)]));
}

/** The first circle of imports, as the files on its way; undefined without one. */
function circleIn(graph) {
  const done = new Set();
  const visit = (path, way) => {
    if (way.includes(path)) return [...way.slice(way.indexOf(path)), path];
    if (done.has(path)) return undefined;
    for (const next of graph.get(path)) {
      const circle = visit(next, [...way, path]);
      if (circle) return circle;
    }
    done.add(path);
    return undefined;
  };
  for (const path of graph.keys()) {
    const circle = visit(path, []);
    if (circle) return circle;
  }
  return undefined;
}

test('no file of src imports itself in a circle', () => {
  const graph = graphOf(readSources('src'));
  const imports = [...graph.values()].flat();
  assert.ok(imports.length > 1500, `saw only ${imports.length} imports`);
  assert.equal(circleIn(graph)?.join(' → '), undefined);
});

test('a circle is found, also of types and of what loads lazily', () => {
  const a = sourceFrom('src/a.ts', "import type { B } from './b/B';");
  const b = sourceFrom('src/b/B.tsx', "export const load = () => import('./c');");
  const circle = circleIn(graphOf([a, b, sourceFrom('src/b/c.ts', "export * from '../a';")]));
  assert.deepEqual(circle, ['src/a.ts', 'src/b/B.tsx', 'src/b/c.ts', 'src/a.ts']);
  assert.equal(circleIn(graphOf([a, b, sourceFrom('src/b/c.ts', '')])), undefined);
});
