import { rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { Features, transform } from 'lightningcss';
import esbuild from 'rollup-plugin-esbuild';
import { ROOT } from './folders.mjs';

/** lightningcss writes a version as major << 16 | minor << 8. */
const BROWSERS = { chrome: 123 << 16, safari: (17 << 16) | (5 << 8), firefox: 121 << 16 };

/** A path with '/' between its parts. */
export const withSlashes = (path) => path.split(sep).join('/');

/** A module's path from the project's root, '/' between its parts. */
export const fromRoot = (id) => withSlashes(relative(ROOT, id));

/**
 * TypeScript without its checks, for what another build checks. It follows `forBrowsers`: it would
 * resolve what packages import from themselves too, and their `browser` field would not count.
 */
export const transpile = () => esbuild({ target: 'es2022' });

/** A stylesheet becomes a module whose default export is its minified text. */
export const css = () => ({
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

/** wouter's own location hook changes the page's history functions as it loads, and is not used. */
const BROWSER_LOCATION = join(ROOT, 'src/routing/browser-location.ts');

/** Resolves it to a module of ours that has nothing in it. */
const unusedHook = () => ({
  name: 'unused-hook',
  resolveId: (source) => (source === './use-browser-location.js' ? BROWSER_LOCATION : null),
});

/** The same for esbuild. */
export const unusedHookInEsbuild = {
  name: 'unused-hook',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/use-browser-location\.js$/ }, () => ({ path: BROWSER_LOCATION }));
  },
};

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
export const forBrowsers = () => [
  unusedHook(),
  nodeResolve({ browser: true }),
  commonjs(),
  replace({
    preventAssignment: true,
    values: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
  css(),
];
