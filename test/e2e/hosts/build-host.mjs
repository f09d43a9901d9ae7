import { execFile } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { rollup } from 'rollup';
import ts from 'typescript';
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

const typescript = (importSource) => ({
  name: 'typescript',
  transform(code, id) {
    if (!/\.(?:tsx?|jsx)$/.test(id)) return null;
    const { outputText } = ts.transpileModule(code, {
      fileName: id,
      compilerOptions: {
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.ESNext,
        jsx: ts.JsxEmit.ReactJSX,
        jsxImportSource: importSource,
        experimentalDecorators: true,
      },
    });
    return { code: outputText, map: null };
  },
});

const vue = (folder) => ({
  name: 'vue',
  transform(code, id) {
    if (!id.endsWith('.vue')) return null;
    const { compileScript, parse } = hostsOwn(folder, 'vue/compiler-sfc');
    const { descriptor } = parse(code, { filename: id });
    const isCustomElement = (tag) => tag.includes('-');
    const { content } = compileScript(descriptor, {
      id: 'portal',
      inlineTemplate: true,
      templateOptions: { compilerOptions: { isCustomElement } },
    });
    return { code: content, map: null };
  },
});

const svelte = (folder) => ({
  name: 'svelte',
  transform(code, id) {
    if (!id.endsWith('.svelte')) return null;
    const { compile } = hostsOwn(folder, 'svelte/compiler');
    return { code: compile(code, { filename: id, generate: 'client' }).js.code, map: null };
  },
});

/** Bundles an installed host as a portal's build does. Returns its files by their paths on its server. */
export async function buildHost(folder) {
  const read = (file) => readFileSync(join(folder, file), 'utf8');
  const page = read('index.html');
  const [, main] = /<script type="module" src="([^"]+)">/.exec(page);
  const { dependencies } = JSON.parse(read('package.json'));
  const bundle = await rollup({
    input: join(folder, main),
    // The host can't correct warnings about libraries.
    onwarn: () => undefined,
    plugins: [
      vue(folder),
      svelte(folder),
      typescript('preact' in dependencies ? 'preact' : 'react'),
      nodeResolve({
        browser: true,
        extensions: ['.mjs', '.js', '.ts', '.tsx', '.jsx'],
        exportConditions: ['svelte'],
      }),
      commonjs(),
      replace({
        preventAssignment: true,
        values: {
          'process.env.NODE_ENV': '"production"',
          __VUE_OPTIONS_API__: 'false',
          __VUE_PROD_DEVTOOLS__: 'false',
          __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
        },
      }),
    ],
  });
  const { output } = await bundle.generate({
    format: 'es',
    entryFileNames: 'main.js',
    chunkFileNames: 'assets/[name]-[hash].js',
  });
  await bundle.close();
  return {
    '/index.html': page.replace(main, 'main.js'),
    ...(existsSync(join(folder, 'portal.css')) && { '/portal.css': read('portal.css') }),
    ...Object.fromEntries(output.map(({ fileName, code }) => [`/${fileName}`, code])),
  };
}
