import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'rollup/parseAst';

test('r2wc imports of React only what the deferred root replaces (§1)', () => {
  const file = fileURLToPath(import.meta.resolve('@r2wc/react-to-web-component'));
  const imports = parseAst(readFileSync(file, 'utf8'))
    .body.filter(({ type }) => type === 'ImportDeclaration')
    .map(({ source, specifiers }) => [
      source.value,
      ...specifiers.map(({ imported }) => imported?.name ?? 'default'),
    ]);
  assert.deepEqual(imports, [
    ['react', 'default'],
    ['react-dom/client', 'createRoot'],
    ['@r2wc/core', 'default'],
  ]);
});
