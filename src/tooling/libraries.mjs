import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './folders.mjs';
import { unusedHookInEsbuild } from './plugins.mjs';

const require = createRequire(import.meta.url);

/** The names that a module in CommonJS exports; none for one in ES modules. */
function commonJsNames(file) {
  try {
    return Object.keys(require(file)).filter((name) => /^[a-z_$][\w$]*$/i.test(name));
  } catch {
    return undefined;
  }
}

/** A module that exports by name what a package exports: esbuild exports CommonJS modules as default only. */
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
      if (kind !== 'entry-point') return undefined;
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

/** The name that a package's file has, without its ending. */
const fileOf = (name) => name.replace(/\W+/g, '-').replace(/^-/, '');

/** Bundles packages for browsers: a file each, and chunks for what they share. */
const bundle = (names, dir) =>
  build({
    entryPoints: names.map((name) => ({ in: name, out: fileOf(name) })),
    outdir: dir,
    absWorkingDir: ROOT,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"development"' },
    external: ['/__web-dev-server__*'],
    logLevel: 'error',
    plugins: [facades, unusedHookInEsbuild],
  });

const PREFIX = 'libraries:';

/**
 * A development build imports the packages from files beside it, in `libraries`, which esbuild bundles
 * once: a change then costs no more than our own modules do.
 *
 * @param url where the server has the folder that the build is written into
 */
export function librariesBeside(url) {
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
        id.startsWith(PREFIX) ? `${url}/libraries/${fileOf(id.slice(PREFIX.length))}.js` : id,
    }),
    async writeBundle({ dir }) {
      if (!isStale) return;
      await bundle([...names], join(dir, 'libraries'));
      isStale = false;
    },
  };
}
