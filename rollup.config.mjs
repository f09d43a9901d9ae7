import { readdirSync, rmSync } from 'node:fs';
import { relative, sep } from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import typescriptPlugin from '@rollup/plugin-typescript';
import { Features, transform } from 'lightningcss';

/** lightningcss writes a version as major << 16 | minor << 8. */
const BROWSERS = { chrome: 120 << 16, safari: (17 << 16) | (4 << 8), firefox: 121 << 16 };

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

const emptyFirst = () => ({
  name: 'empty-first',
  renderStart: ({ dir }) => rmSync(dir, { recursive: true, force: true }),
});

/** An entry loaded as `entry.js?v=1` is another module than `entry.js`: nobody may import it back. */
const entriesAreFacades = () => ({
  name: 'entries-are-facades',
  generateBundle(_, bundle) {
    for (const { fileName, imports = [], dynamicImports = [] } of Object.values(bundle)) {
      const back = [...imports, ...dynamicImports].find((name) => bundle[name].isEntry);
      if (back) this.error(`${fileName} imports the entry ${back} back`);
    }
  },
});

/** Portal code that only makes calls does not pay for the element. */
const apiWithoutReact = () => ({
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

const typescript = (...include) =>
  typescriptPlugin({ include, noEmit: false, noEmitOnError: true });

const forBrowsers = (nodeEnv) => [
  nodeResolve({ browser: true }),
  commonjs(),
  replace({
    preventAssignment: true,
    values: { 'process.env.NODE_ENV': JSON.stringify(nodeEnv) },
  }),
  css(),
];

/** Every module that `entry` needs at once, itself left out. */
function staticImportsOf(entry, getModuleInfo) {
  const found = new Set([entry]);
  for (const id of found) getModuleInfo(id)?.importedIds.forEach((next) => found.add(next));
  found.delete(entry);
  return found;
}

/** The entries' own imports stand in hashed chunks: what both need in `calls`, the rest in `app`. */
function productChunks(id, { getModuleInfo, getModuleIds }) {
  const entry = (file) => [...getModuleIds()].find((module) => fromRoot(module) === file);
  if (staticImportsOf(entry('src/api.ts'), getModuleInfo).has(id)) return 'calls';
  if (staticImportsOf(entry('src/index.ts'), getModuleInfo).has(id)) return 'app';
  return undefined;
}

const fromRoot = (id) =>
  relative(import.meta.dirname, id)
    .split(sep)
    .join('/');

/** A warning is a defect, but for the libraries' notes to React servers. */
function failOnWarnings({ code, message }) {
  if (code !== 'MODULE_LEVEL_DIRECTIVE') throw new Error(message);
}

const product = {
  onwarn: failOnWarnings,
  input: { 'medical-aid-inquiries': 'src/index.ts', api: 'src/api.ts' },
  output: {
    dir: 'dist',
    chunkFileNames: 'chunks/[name]-[hash].js',
    sourcemap: true,
    manualChunks: productChunks,
    onlyExplicitManualChunks: true,
  },
  plugins: [
    emptyFirst(),
    typescript('src/**'),
    ...forBrowsers('production'),
    terser({ module: true, ecma: 2020 }),
    entriesAreFacades(),
    apiWithoutReact(),
  ],
};

const demo = {
  onwarn: failOnWarnings,
  input: 'demo/start.ts',
  output: {
    dir: 'demo/.build',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    sourcemap: true,
  },
  external: /^(?:node:|@?[a-z])/,
  plugins: [emptyFirst(), typescript('demo/**', 'src/{api,domain,origins}/**')],
};

/** The browser tests, or those of them whose path contains a text. */
const testFiles = (only = '') =>
  readdirSync('test', { recursive: true })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => /\.test\.tsx?$/.test(file) && file.includes(only));

const tests = (only) => ({
  onwarn: failOnWarnings,
  input: Object.fromEntries(
    testFiles(only).map((file) => [file.replace(/\.tsx?$/, ''), `test/${file}`]),
  ),
  output: {
    dir: 'test/.build',
    chunkFileNames: 'chunks/[name]-[hash].js',
    sourcemap: true,
    manualChunks: (id) => (id.includes('node_modules') ? 'vendor' : undefined),
  },
  // The runner's own modules, and helpers that must not stand twice in a page.
  external: [/__web-dev-server__/, /^@open-wc\/testing/],
  preserveEntrySignatures: false,
  plugins: [emptyFirst(), typescript('src/**', 'test/**'), ...forBrowsers('development')],
});

export default ({ configTest, configOnly }) => (configTest ? tests(configOnly) : [product, demo]);
