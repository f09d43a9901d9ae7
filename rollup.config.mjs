import { readdirSync, rmSync } from 'node:fs';
import { relative, sep } from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import typescriptPlugin from '@rollup/plugin-typescript';
import { Features, transform } from 'lightningcss';
import { hostingFiles } from './src/build/hosting-files.mjs';
import { renderScreens } from './src/build/render-screens.mjs';

const APP = 'src/app/mount-app.tsx';
const CONTACT_PAGE = 'src/screens/contact-us/ContactUsScreen.tsx';

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

/**
 * What the plugin loads becomes a root of its program, which it compiles anew whenever a file changes
 * meanwhile: a stylesheet that it had loaded would end the build then.
 */
const typescript = (...include) =>
  typescriptPlugin({ include, noEmit: false, noEmitOnError: true });

const scriptsIn = (folder) => `${folder}/**/*.{ts,tsx}`;

/**
 * wouter's location hook of its own changes the page's history functions as it is loaded. It is not
 * used: the router gets its hooks. A host with its own wouter lets that one do it.
 */
const historyLeftAlone = () => ({
  name: 'history-left-alone',
  load: (id) =>
    /node_modules\/wouter\/src\/use-browser-location\.js$/.test(id)
      ? 'export const useBrowserLocation = undefined;\nexport const useSearch = undefined;'
      : null,
});

const forBrowsers = (nodeEnv) => [
  historyLeftAlone(),
  nodeResolve({ browser: true }),
  commonjs(),
  replace({
    preventAssignment: true,
    values: { 'process.env.NODE_ENV': JSON.stringify(nodeEnv) },
  }),
  css(),
];

const fromRoot = (id) =>
  relative(import.meta.dirname, id)
    .split(sep)
    .join('/');

/** A warning is a defect, but for the libraries' notes to React servers. */
function failOnWarnings({ code, message }) {
  if (code !== 'MODULE_LEVEL_DIRECTIVE') throw new Error(message);
}

const importsFirst = (bundle, file, found = new Set()) => {
  for (const next of bundle[file].imports) importsFirst(bundle, next, found);
  return found.add(file);
};

/** What the entry must know of the application's files: the build of the application comes first. */
const application = { appFiles: [], contactFiles: [] };

const rememberFiles = () => ({
  name: 'remember-files',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
    const has = (chunk, module) => chunk.moduleIds.some((id) => fromRoot(id) === module);
    const entry = chunks.find(({ isEntry, name }) => isEntry && name === 'app');
    const contactPage = chunks.find((chunk) => has(chunk, CONTACT_PAGE));
    const app = importsFirst(bundle, entry.fileName);
    const contact = importsFirst(bundle, contactPage.fileName);
    application.appFiles = [...app];
    application.contactFiles = [...contact].filter((file) => !app.has(file));
  },
});

/** The entry carries the first screens' markup, and knows the application's files by their names. */
const firstPaint = (files = { appFiles: [], contactFiles: [] }) => ({
  name: 'first-paint',
  resolveId: (id) => (id === 'first-paint:build' ? `\0${id}` : null),
  async load(id) {
    if (id !== '\0first-paint:build') return null;
    const screens = await renderScreens(forBrowsers('production'));
    return Object.entries({ ...screens, ...files })
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
});

/**
 * The application stands in files of its own, under hashed names: the entry, which a page may load as
 * `entry.js?v=1` too, shares no module with it, so that nothing imports the entry back.
 */
const applicationByName = () => ({
  name: 'application-by-name',
  async resolveId(source, importer) {
    if (!importer || !source.startsWith('.')) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    if (!found || fromRoot(found.id) !== APP) return null;
    return { id: `./${application.appFiles.at(-1)}`, external: true };
  },
});

const minified = terser({ module: true, ecma: 2020 });

/** Libraries run in tasks of their own: React, and what else the application begins with. */
function libraryChunks(id) {
  if (/node_modules\/(?:react|react-dom|scheduler)\//.test(id)) return 'react';
  return undefined;
}

const product = {
  onwarn: failOnWarnings,
  input: { app: APP, api: 'src/api.ts' },
  output: {
    dir: 'dist',
    entryFileNames: ({ name }) => (name === 'api' ? 'api.js' : 'chunks/[name]-[hash].js'),
    chunkFileNames: 'chunks/[name]-[hash].js',
    sourcemap: true,
    manualChunks: libraryChunks,
    onlyExplicitManualChunks: true,
  },
  plugins: [
    emptyFirst(),
    typescript(scriptsIn('src')),
    ...forBrowsers('production'),
    minified,
    apiWithoutReact(),
    rememberFiles(),
  ],
};

const entry = {
  onwarn: failOnWarnings,
  input: { 'medical-aid-inquiries': 'src/index.ts' },
  output: { dir: 'dist', sourcemap: true },
  plugins: [
    applicationByName(),
    firstPaint(application),
    typescript(scriptsIn('src')),
    ...forBrowsers('production'),
    minified,
    hostingFiles(() => [...application.appFiles, ...application.contactFiles]),
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
  plugins: [emptyFirst(), typescript(scriptsIn('demo'), scriptsIn('src/{api,domain,origins}'))],
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
  plugins: [
    emptyFirst(),
    firstPaint(),
    typescript(scriptsIn('{src,test}'), 'demo/backend/{faults,scenarios}.ts'),
    ...forBrowsers('development'),
  ],
});

export default ({ configTest, configOnly }) =>
  configTest ? tests(configOnly) : [product, entry, demo];
