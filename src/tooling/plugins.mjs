import { rmSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { Features, transform } from 'lightningcss';
import esbuild from 'rollup-plugin-esbuild';
import { ROOT } from './folders.mjs';
import { ownBuiltIns } from './own-built-ins.mjs';
import { optionalGroups } from './texts-file.mjs';

/** lightningcss encodes a version as major << 16 | minor << 8. */
const BROWSERS = { chrome: 123 << 16, safari: (17 << 16) | (5 << 8), firefox: 121 << 16 };

/** A path with slashes, also on Windows. */
export const withSlashes = (path) => path.split(sep).join('/');

/** A module's path relative to the project's root, with slashes. */
export const fromRoot = (id) => withSlashes(relative(ROOT, id));

const COMPILED = { target: 'es2022', loaders: { '.json': 'json' } };

/**
 * Compiles TypeScript without type checks, which another build does. Use it after `forBrowsers`, because it also
 * resolves imports within packages and would ignore their `browser` field.
 */
export const transpile = () => esbuild(COMPILED);

/** The same for a development build, in which our modules run checks that a release skips. */
export const transpileForDevelopment = () =>
  esbuild({ ...COMPILED, define: { 'process.env.NODE_ENV': '"development"' } });

/** Turns a stylesheet into a module that exports its minified text. */
export const css = () => ({
  name: 'css',
  transform(code, id) {
    if (!id.endsWith('.css')) return null;
    const { code: minified } = transform({
      filename: id,
      code: Buffer.from(code),
      minify: true,
      targets: BROWSERS,
      // The fallback needs a color-scheme in the same sheet, but ours is set by the host.
      exclude: Features.LightDark,
    });
    return { code: `export default ${JSON.stringify(minified.toString())};`, map: null };
  },
});

const fileOf = (module) => fileURLToPath(import.meta.resolve(module));

/** Modules that libraries import, and what the builds use instead. */
const REPLACED = {
  // wouter's hook for paths is unused, but patches the page's history functions.
  './use-browser-location.js': join(ROOT, 'src/routing/browser-location.ts'),
  // The names of characters, 12 kB that every browser has.
  './generated/decode-data-html.js': join(ROOT, 'src/html/no-names.ts'),
  // Formik's functions of lodash, from a library that has them in less than half the size.
  ...Object.fromEntries(
    ['clone', 'cloneDeep', 'isPlainObject', 'toPath'].map((name) => [
      `lodash-es/${name}`,
      fileOf(`es-toolkit/compat/${name}`),
    ]),
  ),
};

/** Resolves those modules to their replacements. */
const replacements = () => ({
  name: 'replacements',
  resolveId: (source) => REPLACED[source] ?? null,
});

/** The same for esbuild. */
export const replacementsInEsbuild = {
  name: 'replacements',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ path }) => (REPLACED[path] ? { path: REPLACED[path] } : null));
  },
};

/** The library that wraps the element's class around React. */
const R2WC = '@r2wc/react-to-web-component';
const R2WC_FILE = fileOf(R2WC);
/** Replaces each React module that this library imports, with a root that loads React later. */
const DEFERRED = {
  react: join(ROOT, 'src/element/deferred/react.ts'),
  'react-dom/client': join(ROOT, 'src/element/deferred/react-dom-client.ts'),
};

/** Resolves the React imports of that package only. Use it first. */
export const deferredReact = () => ({
  name: 'deferred-react',
  resolveId(source, importer) {
    // Resolves to its file in builds that leave packages external.
    if (source === R2WC) return R2WC_FILE;
    return importer === R2WC_FILE ? (DEFERRED[source] ?? null) : null;
  },
});

export const cleanOutput = () => ({
  name: 'empty-first',
  renderStart: ({ dir }) => rmSync(dir, { recursive: true, force: true }),
});

/**
 * Retries a failed dynamic import with a unique fragment in its address, because Chromium before 156 caches a failed
 * module by its address until the page is closed. A host's bundler, which fetches chunks in its own way, must leave
 * the second import unchanged.
 * @param files of `src` whose state other files share, which a second copy would not
 */
export const secondAttempts = (files) => ({
  name: 'second-attempts',
  renderDynamicImport({ chunk, targetChunk, targetModuleId }) {
    if (!targetChunk || files.includes(fromRoot(targetModuleId))) return null;
    const path = posix.relative(posix.dirname(chunk.fileName), targetChunk.fileName);
    const address = `["./${path}", Date.now()].join("#")`;
    const again = `import(/* webpackIgnore: true */ /* @vite-ignore */ ${address})`;
    return { left: 'import(', right: `).catch((error) => ${again}.catch(() => { throw error; }))` };
  },
});

/** Fails if `api.js` imports React, because portals load it without the element. */
export const apiWithoutReact = () => ({
  name: 'api-without-react',
  generateBundle(_, bundle) {
    const files = new Set(['api.js']);
    for (const file of files) bundle[file].imports.forEach((next) => files.add(next));
    const react = [...files]
      .flatMap((file) => bundle[file].moduleIds)
      .find((id) => fromRoot(id).includes('node_modules/react'));
    if (react) this.error(`api.js must not import React, but imports ${fromRoot(react)}`);
  },
});

/** Imports the element from the package, whose conditions select another file for servers. */
export const elementByPackage = () => ({
  name: 'element-by-package',
  resolveId: (source) =>
    source === './index' ? { id: 'medical-aid-inquiries', external: true } : null,
});

/** Makes the command import another entry of the package from the file next to it. */
export const besideCommand = (entry) => ({
  name: 'beside-command',
  resolveId: (source, importer) =>
    importer &&
    fromRoot(importer).startsWith('src/cli/') &&
    join(dirname(importer), `${source}.ts`) === join(ROOT, entry)
      ? { id: `./${posix.basename(source)}.js`, external: true }
      : null,
});

/** The plugins of every build for browsers, except TypeScript's. */
export const forBrowsers = () => [
  replacements(),
  optionalGroups(),
  nodeResolve({ browser: true }),
  commonjs(),
  replace({
    preventAssignment: true,
    values: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
  ownBuiltIns(),
  css(),
];
