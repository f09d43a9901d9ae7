import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'rollup/parseAst';

test('r2wc imports from React only what the deferred root replaces (§1)', () => {
  const file = fileURLToPath(import.meta.resolve('@r2wc/react-to-web-component'));
  const code = readFileSync(file, 'utf8');
  const imports = parseAst(code).body.filter(({ type }) => type === 'ImportDeclaration');
  const names = imports.map(({ source, specifiers }) => [
    source.value,
    ...specifiers.map(({ imported }) => imported?.name ?? 'default'),
  ]);
  assert.deepEqual(names, [
    ['react', 'default'],
    ['react-dom/client', 'createRoot'],
    ['@r2wc/core', 'default'],
  ]);
  const [react] = imports[0].specifiers;
  const read = [...code.matchAll(new RegExp(`\\b${react.local.name}\\.(\\w+)`, 'g'))];
  assert.deepEqual([...new Set(read.map(([, name]) => name))], ['createElement']);
  // Of a root too, it uses only what the deferred one has.
  const used = [...code.matchAll(/\b\w+\.(render|unmount|\w*[rR]oot)\(/g)];
  assert.deepEqual([...new Set(used.map(([, name]) => name))].sort(), ['render', 'unmount']);
});
