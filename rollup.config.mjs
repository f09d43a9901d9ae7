import terser from '@rollup/plugin-terser';
import typescriptPlugin from '@rollup/plugin-typescript';
import { dts } from 'rollup-plugin-dts';
import { API, APP, application, ERASE_DRAFTS, firstPaint } from './src/tooling/application.mjs';
import { FILE_HELP, manualChunks } from './src/tooling/chunks.mjs';
import { commonJsDeclarations, frameworkDeclarations } from './src/tooling/declarations.mjs';
import { demoBackend } from './src/tooling/development.mjs';
import { hostingFiles } from './src/tooling/hosting-files.mjs';
import { filesForEditors } from './src/tooling/manifest/editors.mjs';
import { licenceNotices } from './src/tooling/notices.mjs';
import { openApiDocument } from './src/tooling/openapi/document.mjs';
import { openApiShapes } from './src/tooling/openapi/shapes.mjs';
import {
  apiWithoutReact,
  besideCommand,
  cleanOutput,
  deferredReact,
  elementByPackage,
  forBrowsers,
  secondAttempts,
  transpile,
} from './src/tooling/plugins.mjs';
import { textsForTranslators } from './src/tooling/texts-file.mjs';
import { exampleThemes } from './src/tooling/themes.mjs';

const MOCK = 'src/mock.ts';
const CHECK_BACKEND = 'src/check-backend.ts';

/**
 * Only scripts: every included file becomes a root of the TypeScript program, and a stylesheet there
 * breaks the build when a file changes meanwhile.
 */
const typescript = () =>
  typescriptPlugin({
    tsconfig: 'src/tsconfig.json',
    include: 'src/**/*.{ts,tsx}',
    noEmit: false,
    noEmitOnError: true,
  });

/**
 * Chromium compiles a script with this comment completely, off the main thread, while it loads: a third
 * less script time before the first paint, for a tenth more heap.
 */
const COMPILE_EAGERLY = '//# allFunctionsCalledOnLoad';

/** @param directives the first statements of each script */
const minified = (...directives) =>
  terser({
    module: true,
    ecma: 2020,
    // The second pass saves 100 bytes of the entry, 0.2 kB of the application.
    compress: { passes: 2 },
    format: {
      comments: /webpackIgnore|@vite-ignore/,
      preamble: [COMPILE_EAGERLY, ...directives].join('\n'),
    },
  });

/** Any warning fails the build, except about the libraries' "use client" directives. */
function failOnWarnings({ code, message }) {
  if (code !== 'MODULE_LEVEL_DIRECTIVE') throw new Error(message);
}

/** Rollup and terser leave directives out. */
const USE_CLIENT = "'use client';";

/** Packages that the lean build imports from the host. */
const REACT = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

/** Builds the element into a folder: the application, the entry for pages, and the entries for bundlers. */
function elementIn(dir, { input = {}, typescript, external = [], first = [], last = () => [] }) {
  const app = application();
  return [
    {
      onwarn: failOnWarnings,
      external,
      input: { app: APP, 'erase-drafts': ERASE_DRAFTS, ...input },
      // Other chunks import shared modules from the application's chunk.
      preserveEntrySignatures: 'allow-extension',
      // Formik imports it for a function that the element does not use, and it does not say that it has no effects.
      treeshake: { moduleSideEffects: (id) => !id.includes('hoist-non-react-statics') },
      output: {
        dir,
        entryFileNames: ({ name }) => (name in input ? '[name].js' : 'chunks/[name]-[hash].js'),
        chunkFileNames: 'chunks/[name]-[hash].js',
        sourcemap: true,
        manualChunks: manualChunks(),
        onlyExplicitManualChunks: true,
      },
      plugins: [
        ...first,
        ...forBrowsers(),
        secondAttempts([ERASE_DRAFTS, ...FILE_HELP]),
        typescript,
        licenceNotices,
        minified(),
        app.remember(),
      ],
    },
    {
      onwarn: failOnWarnings,
      // A host's bundler renames the files, so these entries preload none by name.
      input: { element: 'src/index.ts', class: 'src/class.ts', server: 'src/server.ts' },
      output: { dir, sourcemap: true },
      plugins: [
        deferredReact(),
        app.byName(),
        firstPaint(),
        ...forBrowsers(),
        transpile(),
        licenceNotices,
        minified(),
      ],
    },
    {
      onwarn: failOnWarnings,
      input: { 'medical-aid-inquiries': 'src/index.ts' },
      output: { dir, sourcemap: true },
      plugins: [
        deferredReact(),
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
  first: [cleanOutput(), apiWithoutReact()],
  last: (files) => [
    filesForEditors(),
    textsForTranslators(),
    exampleThemes(),
    hostingFiles(() => [...files.appFiles, ...files.contactFiles]),
  ],
});

const lean = elementIn('dist/lean', { typescript: transpile(), external: REACT });

/** The React component. React is the host's, and the element is the package's main entry, empty on servers. */
const reactComponent = {
  onwarn: failOnWarnings,
  input: 'src/react.ts',
  external: ['react'],
  output: { dir: 'dist', sourcemap: true },
  plugins: [elementByPackage(), ...forBrowsers(), transpile(), minified(USE_CLIENT)],
};

/** For `require`, such as Jest's: what servers get, the API client, the React component and what tests use. */
const commonJs = {
  server: 'src/server.ts',
  api: API,
  react: 'src/react.ts',
  mock: MOCK,
  'check-backend': CHECK_BACKEND,
};
const required = Object.entries(commonJs).map(([name, input]) => ({
  onwarn: failOnWarnings,
  input,
  external: ['react'],
  output: {
    file: `dist/${name}.cjs`,
    format: 'cjs',
    banner: name === 'react' ? USE_CLIENT : '',
    // One file, which `require` runs as a whole.
    inlineDynamicImports: true,
  },
  plugins: [elementByPackage(), openApiShapes(), ...forBrowsers(), transpile(), licenceNotices],
}));

/** What a page does not load: the mock backend, and the contract for those who write a real one. */
const mock = {
  onwarn: failOnWarnings,
  input: { mock: MOCK },
  // The map is for the tests, and not in the package.
  output: { dir: 'dist', sourcemap: 'hidden' },
  plugins: [transpile(), minified(), openApiDocument()],
};

/** What checks a backend, and the command that does. */
const forNode = { 'check-backend': CHECK_BACKEND, cli: 'src/cli.ts' };
const nodeEntries = Object.entries(forNode).map(([name, input]) => ({
  onwarn: failOnWarnings,
  input: { [name]: input },
  external: /^node:/,
  output: { dir: 'dist', sourcemap: 'hidden' },
  plugins: [
    besideCommand(CHECK_BACKEND),
    openApiShapes(),
    ...forBrowsers(),
    transpile(),
    licenceNotices,
    minified(),
  ],
}));

/** Type declarations of the entries. The element's and the client's are built apart, to share no chunk. */
const declarations = [
  { 'medical-aid-inquiries': 'src/index.ts', class: 'src/class.ts' },
  { api: 'src/api.ts' },
  { mock: MOCK },
  { 'check-backend': CHECK_BACKEND },
].map((input) => ({
  onwarn: failOnWarnings,
  input,
  output: { dir: 'dist/types' },
  plugins: [dts(), frameworkDeclarations(), commonJsDeclarations()],
}));

// The entry for pages is built after everything that is served: it lists the folder's files.
export default [
  product,
  reactComponent,
  mock,
  ...nodeEntries,
  ...required,
  ...lean,
  ...entries,
  ...declarations,
  demoBackend(),
];
