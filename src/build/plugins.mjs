import { rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { Features, transform } from 'lightningcss';

export const ROOT = join(import.meta.dirname, '../..');

/** lightningcss writes a version as major << 16 | minor << 8. */
const BROWSERS = { chrome: 123 << 16, safari: (17 << 16) | (5 << 8), firefox: 121 << 16 };

/** A path with '/' between its parts. */
export const withSlashes = (path) => path.split(sep).join('/');

/** A module's path from the project's root, '/' between its parts. */
export const fromRoot = (id) => withSlashes(relative(ROOT, id));

/** A stylesheet becomes a module whose default export is its minified text. */
const css = () => ({
  name: 'css',
  transform(code, id) {
    if (!id.endsWith('.css')) return null;
    const { code: minified } = transform({
      filename: id,
      code: Buffer.from(code),
      minify: true,
      targets: BROWSERS,
      // Its replacement works only below a color-scheme declared in the same sheet; ours is the host's.
      exclude: Features.LightDark,
    });
    return { code: `export default ${JSON.stringify(minified.toString())};`, map: null };
  },
});

/**
 * wouter's location hook of its own changes the page's history functions as it is loaded. It is not
 * used: the router gets its hooks. A host with its own wouter lets that one do it.
 */
const historyLeftAlone = () => ({
  name: 'history-left-alone',
  load: (id) =>
    /node_modules\/wouter\/src\/use-browser-location\.js$/.test(withSlashes(id))
      ? 'export const useBrowserLocation = undefined;\nexport const useSearch = undefined;'
      : null,
});

export const emptyFirst = () => ({
  name: 'empty-first',
  renderStart: ({ dir }) => rmSync(dir, { recursive: true, force: true }),
});

/** Portal code that only makes calls does not pay for the element. */
export const apiWithoutReact = () => ({
  name: 'api-without-react',
  generateBundle(_, bundle) {
    const files = new Set(['api.js']);
    for (const file of files) bundle[file].imports.forEach((next) => files.add(next));
    const react = [...files]
      .flatMap((file) => bundle[file].moduleIds)
      .find((id) => fromRoot(id).includes('node_modules/react'));
    if (react) this.error(`api.js brings ${fromRoot(react)}`);
  },
});

/** What every build for browsers needs besides TypeScript. */
export const forBrowsers = (nodeEnv) => [
  historyLeftAlone(),
  nodeResolve({ browser: true }),
  commonjs(),
  replace({
    preventAssignment: true,
    values: { 'process.env.NODE_ENV': JSON.stringify(nodeEnv) },
  }),
  css(),
];
