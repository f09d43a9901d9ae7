import { createRequire } from 'node:module';
import { isAbsolute, join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './folders.mjs';
import { ownBuiltInsInEsbuild } from './own-built-ins.mjs';
import { replacementsInEsbuild } from './plugins.mjs';

const require = createRequire(import.meta.url);

/**
 * The names that a CommonJS module exports; undefined if Node can't load it. Uses `require`, because esbuild's
 * metafile lists no exports of CommonJS, and `import()` only those that Node finds without running the module.
 */
function commonJsNames(file) {
  try {
    return Object.keys(require(file)).filter((name) => /^[a-z_$][\w$]*$/i.test(name));
  } catch {
    return undefined;
  }
}

/** Source of a module that re-exports a package by name, because esbuild exports CommonJS only as default. */
function facadeOf(file) {
  const path = JSON.stringify(file);
  const names = commonJsNames(file)?.filter((name) => name !== 'default');
  return `import * as library from ${path};
    export default library.default;
    ${names ? names.map((name) => `export const ${name} = library.${name};`).join('') : `export * from ${path};`}`;
}

const facades = {
  name: 'facades',
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: /.*/ }, async ({ path, kind }) => {
      // esbuild injects paths.
      if (kind !== 'entry-point' || isAbsolute(path)) return undefined;
      const { path: file, errors } = await resolve(path, {
        kind: 'import-statement',
        resolveDir: ROOT,
      });
      return { path: file, errors, namespace: 'facade' };
    });
    onLoad({ filter: /.*/, namespace: 'facade' }, ({ path }) => ({
      contents: facadeOf(path),
      resolveDir: ROOT,
    }));
  },
};

/** The file name of a package, without extension. */
const fileOf = (name) => name.replace(/\W+/g, '-').replace(/^-/, '');

/** Bundles packages for browsers: one file per package, with shared chunks, into a folder named like the mode. */
const bundle = (names, mode, dir) =>
  build({
    entryPoints: names.map((name) => ({ in: name, out: fileOf(name) })),
    outdir: join(dir, mode),
    absWorkingDir: ROOT,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    define: { ...ownBuiltInsInEsbuild.define, 'process.env.NODE_ENV': JSON.stringify(mode) },
    inject: ownBuiltInsInEsbuild.inject,
    external: ['/__web-dev-server__*'],
    logLevel: 'error',
    plugins: [facades, replacementsInEsbuild],
  });

const PREFIX = 'libraries:';

/**
 * Keeps packages out of development builds. esbuild bundles them once into a `libraries` folder, so a rebuild only
 * compiles our own modules.
 *
 * @param url the URL at which the build's folder is served
 * @param modes of NODE_ENV; the build imports the first mode's bundles, and a server may send those of another
 * instead
 */
export function prebundledLibraries(url, modes = ['development']) {
  const names = new Set();
  let isStale = false;
  const external = (name) => {
    isStale ||= !names.has(name);
    names.add(name);
    return { id: PREFIX + name, external: true };
  };
  return {
    name: 'libraries-beside',
    resolveId: (source, importer) =>
      !importer || /^[./\0]|:/.test(source) ? null : external(source),
    outputOptions: (options) => ({
      ...options,
      paths: (id) =>
        id.startsWith(PREFIX)
          ? `${url}/libraries/${modes[0]}/${fileOf(id.slice(PREFIX.length))}.js`
          : id,
    }),
    async writeBundle({ dir }) {
      if (!isStale) return;
      await Promise.all(modes.map((mode) => bundle([...names], mode, join(dir, 'libraries'))));
      isStale = false;
    },
  };
}
