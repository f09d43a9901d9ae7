import terser from '@rollup/plugin-terser';
import typescriptPlugin from '@rollup/plugin-typescript';
import { dts } from 'rollup-plugin-dts';
import { API, APP, application, fewChunks, firstPaint } from './src/build/application.mjs';
import { frameworkDeclarations } from './src/build/declarations.mjs';
import { demoBackend } from './src/build/development.mjs';
import { hostingFiles } from './src/build/hosting-files.mjs';
import { filesForEditors } from './src/build/manifest/editors.mjs';
import { licenceNotices } from './src/build/notices.mjs';
import { apiWithoutReact, emptyFirst, forBrowsers, transpile } from './src/build/plugins.mjs';

/**
 * What the plugin loads becomes a root of its program, which it compiles anew whenever a file changes
 * meanwhile: a stylesheet that it had loaded would end the build then.
 */
const typescript = () =>
  typescriptPlugin({
    tsconfig: 'src/tsconfig.json',
    include: 'src/**/*.{ts,tsx}',
    noEmit: false,
    noEmitOnError: true,
  });

/**
 * A browser that knows this line compiles a file whole, beside the page, as it comes, and not function by
 * function as the page wants to paint: a third less script, for a tenth more heap.
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';

const minified = () => terser({ module: true, ecma: 2020, format: { preamble: COMPILE_AT_ONCE } });

/** A warning is a defect, but for the libraries' notes to React servers. */
function failOnWarnings({ code, message }) {
  if (code !== 'MODULE_LEVEL_DIRECTIVE') throw new Error(message);
}

/** What the lean build leaves to the host. */
const REACT = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

/** The element in a folder: the application, the entry that a page loads, and those for bundlers. */
function elementIn(dir, { input, typescript, external = [], first = [], last = () => [] }) {
  const app = application();
  const shared = { onwarn: failOnWarnings, external };
  return [
    {
      ...shared,
      input: { app: APP, ...input },
      // The application's file gives other files what they share with it.
      preserveEntrySignatures: 'allow-extension',
      output: {
        dir,
        entryFileNames: ({ name }) => (name === 'app' ? 'chunks/[name]-[hash].js' : '[name].js'),
        chunkFileNames: 'chunks/[name]-[hash].js',
        sourcemap: true,
        manualChunks: fewChunks(),
        onlyExplicitManualChunks: true,
      },
      plugins: [...first, ...forBrowsers(), typescript, licenceNotices, minified(), app.remember()],
    },
    {
      ...shared,
      // A bundler gives the files new names: these entries ask for none by a name of their own.
      input: { element: 'src/index.ts', class: 'src/class.ts', server: 'src/server.ts' },
      output: { dir, sourcemap: true },
      plugins: [
        app.byName(),
        firstPaint(),
        ...forBrowsers(),
        transpile(),
        licenceNotices,
        minified(),
      ],
    },
    {
      ...shared,
      input: { 'medical-aid-inquiries': 'src/index.ts' },
      output: { dir, sourcemap: true },
      plugins: [
        app.byName(),
        firstPaint(app.files),
        ...forBrowsers(),
        transpile(),
        licenceNotices,
        minified(),
        ...last(app.files),
      ],
    },
  ];
}

const [product, ...entries] = elementIn('dist', {
  input: { api: API },
  typescript: typescript(),
  first: [emptyFirst(), apiWithoutReact()],
  last: (files) => [
    filesForEditors(),
    hostingFiles(() => [...files.appFiles, ...files.contactFiles]),
  ],
});

const lean = elementIn('dist/lean', { typescript: transpile(), external: REACT });

/** Declarations of each entry: the element's and the client's share nothing that a reader would look for. */
const declarations = [
  { 'medical-aid-inquiries': 'src/index.ts', class: 'src/class.ts' },
  { api: 'src/api.ts' },
].map((input) => ({
  onwarn: failOnWarnings,
  input,
  output: { dir: 'dist/types' },
  plugins: [dts(), frameworkDeclarations()],
}));

// The element's own entry is built last of what is served: it lists what the folder contains.
export default [product, ...lean, ...entries, ...declarations, demoBackend()];
