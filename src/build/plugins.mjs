import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
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

/** Makes the roots that React renders into. */
export const REACT_ROOT = 'src/host/react-root.ts';

/** Modules of libraries that others stand in for, each by the end of its path. */
const STAND_INS = {
  // Changes the page's history functions as it is loaded, and is not used: the router gets its own hooks.
  'wouter/src/use-browser-location.js':
    'export const useBrowserLocation = undefined;\nexport const useSearch = undefined;',
  // Formik copies what a form begins with. Ours never change in place, and it is a tenth of the application.
  'lodash-es/cloneDeep.js': 'export default (value) => value;',
  // All that it copies is a form's record of values, or a list in it.
  'lodash-es/clone.js':
    'export default (value) => (Array.isArray(value) ? [...value] : { ...value });',
};

/** For components that nothing here wraps in Formik's: what is left out with them, once unused code is. */
const UNUSED = {
  'hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js': 'export default undefined;',
};

/** What is written otherwise in a library's module. */
const CHANGES = [
  {
    // What is set on a class that is not used would keep it in.
    module: /^formik\/dist\/formik\.esm\.js$/,
    from: /^FieldArrayInner\.defaultProps = \{\s*validateOnChange: true\s*\};/m,
    to: '',
  },
  {
    // React tells the page what the handler of an event throws; no option of a root takes that.
    module: /^react-dom\/cjs\/react-dom-client\.\w+\.js$/,
    from: /"function" === typeof reportError\s+\? reportError/,
    to: `true ? require(${JSON.stringify(join(ROOT, REACT_ROOT))}).reportException`,
  },
];

const IN_LIBRARY = /.*\/node_modules\/(.*)$/;

const pathInLibrary = (id) => IN_LIBRARY.exec(withSlashes(id))?.[1];

const standInFor = (path) => (Object.hasOwn(STAND_INS, path) ? STAND_INS[path] : undefined);

function changed(path, code) {
  const change = CHANGES.find(({ module }) => module.test(path));
  if (!change) return undefined;
  if (!change.from.test(code))
    throw new Error(`${path} has changed: ${String(change.from)} is not there`);
  return code.replace(change.from, change.to);
}

/** A library's module as it is built in; undefined where that is how it was published. */
export async function libraryAsUsed(id) {
  const path = pathInLibrary(id);
  const isChanged = CHANGES.some(({ module }) => module.test(path));
  return standInFor(path) ?? (isChanged ? changed(path, await readFile(id, 'utf8')) : undefined);
}

const librariesAsUsed = () => ({
  name: 'libraries-as-used',
  load(id) {
    const path = pathInLibrary(id);
    const code = standInFor(path) ?? UNUSED[path];
    return code === undefined ? null : { code, map: { mappings: '' } };
  },
  transform(code, id) {
    const result = changed(pathInLibrary(id), code);
    // Lines stay lines: the map of the library fits all the same.
    return result === undefined ? null : { code: result, map: null };
  },
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
export const forBrowsers = () => [
  librariesAsUsed(),
  nodeResolve({ browser: true }),
  commonjs(),
  replace({
    preventAssignment: true,
    values: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
  css(),
];
