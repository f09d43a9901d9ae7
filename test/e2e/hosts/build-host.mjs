import { execFile } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { build } from 'esbuild';
import { rollup } from 'rollup';
import transpile from 'rollup-plugin-esbuild';
import { withSlashes } from '../../../src/tooling/plugins.mjs';
import { foldersOfHost } from './pages.mjs';

const run = promisify(execFile);

/** Installs the packed element in a folder, with the packages of its package.json. */
export const installPackage = (folder, tarball) =>
  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', tarball], {
    cwd: folder,
    shell: process.platform === 'win32',
  });

/**
 * Copies a host into a folder, and installs its own packages and the packed element.
 * @param change changes the copy before the installation
 */
export async function installHost(host, folder, tarball, change = () => undefined) {
  for (const each of foldersOfHost(host)) cpSync(each, folder, { recursive: true });
  change(folder);
  await installPackage(folder, tarball);
}

/** Loads a package that the host has installed itself. */
const hostsOwn = (folder, name) => createRequire(join(folder, 'package.json'))(name);

/** Compiles the files of a framework with its own compiler. */
const compiled = (extension, compile) => ({
  name: extension,
  setup({ onLoad }) {
    onLoad({ filter: new RegExp(`\\.${extension}$`) }, ({ path }) => ({
      contents: compile(readFileSync(path, 'utf8'), path),
    }));
  },
});

const vue = (folder) =>
  compiled('vue', (code, filename) => {
    const { compileScript, parse } = hostsOwn(folder, 'vue/compiler-sfc');
    const { descriptor } = parse(code, { filename });
    const isCustomElement = (tag) => tag.includes('-');
    return compileScript(descriptor, {
      id: 'portal',
      inlineTemplate: true,
      templateOptions: { compilerOptions: { isCustomElement } },
    }).content;
  });

const svelte = (folder) =>
  compiled('svelte', (code, filename) => {
    const { compile } = hostsOwn(folder, 'svelte/compiler');
    return compile(code, { filename, generate: 'client' }).js.code;
  });

const PRODUCTION = { 'process.env.NODE_ENV': '"production"' };

/** Bundles the scripts of an installed host with rollup. Returns their names and code. */
export async function withRollup(folder, main) {
  const bundle = await rollup({
    input: join(folder, main),
    // The host can't correct warnings about libraries.
    onwarn: () => undefined,
    plugins: [
      nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx', '.jsx'] }),
      commonjs(),
      transpile({ jsx: 'automatic' }),
      replace({ preventAssignment: true, values: PRODUCTION }),
    ],
  });
  const { output } = await bundle.generate({
    format: 'es',
    entryFileNames: 'main.js',
    chunkFileNames: 'assets/[name]-[hash].js',
  });
  await bundle.close();
  return output.map(({ fileName, code }) => [fileName, code]);
}

/** The same with esbuild, in a tenth of the time. */
async function withEsbuild(folder, main) {
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: { main },
    outdir: folder,
    chunkNames: 'assets/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    // The host can't correct warnings about libraries.
    logLevel: 'error',
    conditions: ['svelte'],
    jsx: 'automatic',
    jsxImportSource: 'preact' in dependencies ? 'preact' : 'react',
    tsconfigRaw: { compilerOptions: { experimentalDecorators: true } },
    define: {
      ...PRODUCTION,
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    plugins: [vue(folder), svelte(folder)],
  });
  return outputFiles.map(({ path, text }) => [relative(folder, path), text]);
}

/**
 * Bundles an installed host as a portal's build does. Returns its files by their paths on its server.
 * @param bundle bundles its scripts
 */
export async function buildHost(folder, bundle = withEsbuild) {
  const read = (file) => readFileSync(join(folder, file), 'utf8');
  const page = read('index.html');
  const [, main] = /<script type="module" src="([^"]+)">/.exec(page);
  const scripts = await bundle(folder, main);
  return {
    '/index.html': page.replace(main, 'main.js'),
    ...(existsSync(join(folder, 'portal.css')) && { '/portal.css': read('portal.css') }),
    ...Object.fromEntries(scripts.map(([file, code]) => [`/${withSlashes(file)}`, code])),
  };
}
