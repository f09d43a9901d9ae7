import { firstPaint } from './application.mjs';
import { DEMO_BACKEND, DEMO_ELEMENT, TEST_BUILD } from './folders.mjs';
import { prebundledLibraries } from './libraries.mjs';
import { css, deferredReact, transpile, transpileForDevelopment } from './plugins.mjs';
import { idOfPage, namedByFile, testPages } from './test-pages.mjs';
import { optionalGroups } from './texts-file.mjs';

const failOnWarnings = (level, log, handle) => handle(level === 'warn' ? 'error' : level, log);

const SHARED = { onLog: failOnWarnings, watch: { clearScreen: false } };

/** The development build of the element, which the demo serves at /dist/. */
export const elementForDemo = () => ({
  ...SHARED,
  input: { 'medical-aid-inquiries': 'src/index.ts', api: 'src/api.ts' },
  output: { dir: DEMO_ELEMENT, chunkFileNames: 'chunks/[name].js', sourcemap: true },
  plugins: [
    deferredReact(),
    prebundledLibraries('/dist'),
    firstPaint(),
    optionalGroups(),
    transpileForDevelopment(),
    css(),
  ],
});

/** The demo's backend for Node; packages are external. */
export const demoBackend = () => ({
  ...SHARED,
  input: 'demo/backend/backend.ts',
  output: { file: DEMO_BACKEND, sourcemap: true },
  external: /^(?:node:|@?[a-z])/,
  plugins: [transpile()],
});

/**
 * Browser tests, one script per page with shared chunks.
 *
 * @param groups pairs of a script's name and its test files, relative to `test`
 */
export const browserTests = (groups) => ({
  ...SHARED,
  input: Object.fromEntries(groups.map(([name]) => [name, idOfPage(name)])),
  output: { dir: TEST_BUILD, chunkFileNames: 'chunks/[name]-[hash].js', sourcemap: true },
  // No chunk imports a script, because the runner's URL has a query, so an imported script would run twice.
  preserveEntrySignatures: 'strict',
  plugins: [
    testPages(groups),
    deferredReact(),
    prebundledLibraries('/test/.build', ['development', 'production']),
    firstPaint(),
    optionalGroups(),
    transpileForDevelopment(),
    namedByFile(),
    css(),
  ],
});
