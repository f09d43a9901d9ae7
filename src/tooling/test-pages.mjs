import { join } from 'node:path';
import { ROOT } from './folders.mjs';
import { fromRoot } from './plugins.mjs';

const PREFIX = 'test-page:';

/** The module of a page's script. */
export const idOfPage = (name) => PREFIX + name;

/**
 * Makes a script for each page of tests, which imports its files.
 *
 * @param groups pairs of a page's name and its test files, relative to `test`
 */
export function testPages(groups) {
  const pages = new Map(groups.map(([name, files]) => [idOfPage(name), files]));
  const importOf = (file) => `import ${JSON.stringify(join(ROOT, 'test', file))};`;
  return {
    name: 'test-pages',
    resolveId: (source) => (pages.has(source) ? source : null),
    load: (id) => pages.get(id)?.map(importOf).join('\n') ?? null,
  };
}

const isTest = (id) => /\.test\.tsx?$/.test(id);

/**
 * Puts what follows a test file's imports into a `describe` with its path: its tests are named by it, and its
 * hooks run for them alone. No line moves, so the source map remains.
 */
export const namedByFile = () => ({
  name: 'named-by-file',
  transform(code, id) {
    if (!isTest(id)) return null;
    const imports = this.parse(code).body.filter(({ type }) => type === 'ImportDeclaration');
    const end = imports.at(-1)?.end ?? 0;
    const name = JSON.stringify(fromRoot(id));
    return {
      code: `${code.slice(0, end)} describe(${name}, () => {${code.slice(end)}\n});`,
      map: null,
    };
  },
});
