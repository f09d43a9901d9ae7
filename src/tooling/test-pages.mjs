import { join } from 'node:path';
import { ROOT } from './folders.mjs';
import { fromRoot } from './plugins.mjs';

const PREFIX = 'test-page:';

/** The module of a page's script. */
export const idOfPage = (name) => PREFIX + name;

/**
 * Creates a script for each page of tests, which imports its files.
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
 * Wraps everything after a test file's imports in a `describe` with its path, so that its tests have this name and
 * its hooks run only for them. No line moves, so the source map stays valid.
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
