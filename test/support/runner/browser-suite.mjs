import { relative } from 'node:path';
import { DEMO_ELEMENT, ROOT, TEST_BUILD } from '../../../src/tooling/folders.mjs';
import { createWire } from '../wire/wire-server.mjs';
import { freePort } from './free-port.mjs';
import { fuzzSeed } from './fuzz-seed.mjs';
import { inFull } from './in-full.mjs';
import { recordBrowserTests } from './record-browser-tests.mjs';
import { reportFiles } from './report-files.mjs';
import { limits, tellLimits } from './slowness.mjs';

/** If the release was not built, pages that load the element from /dist/ get its development build. */
function developmentElement(context, next) {
  if (process.env.DEVELOPMENT_ELEMENT) {
    context.url = context.url.replace(/^\/dist\//, `/${relative(ROOT, DEMO_ELEMENT)}/`);
  }
  return next();
}

const LIBRARIES = `/${relative(ROOT, TEST_BUILD)}/libraries`;

/**
 * Replaces React and the other libraries by their production builds, as members get them; the tests' own build has
 * both.
 */
function productionLibraries(context, next) {
  context.url = context.url.replace(`${LIBRARIES}/development/`, `${LIBRARIES}/production/`);
  return next();
}

/**
 * The browser suite's configuration for one engine; `npm test` selects the files.
 *
 * @param launcher opens its pages
 * @param options `isProduction`: libraries without their checks for developers, which takes an eighth less time;
 *   `concurrency`: pages at once
 */
export async function browserSuite(launcher, { isProduction = false, concurrency = 2 } = {}) {
  const { middleware, plugin } = createWire();
  const { test, file } = limits();
  return {
    rootDir: ROOT,
    // The wire is also reachable at localhost, which is a different origin.
    hostname: '127.0.0.1',
    port: await freePort(),
    concurrency,
    browserStartTimeout: file,
    testsFinishTimeout: file,
    middleware: [middleware, developmentElement, ...(isProduction ? [productionLibraries] : [])],
    reporters: [reportFiles(), recordBrowserTests()],
    testFramework: { config: { timeout: test, forbidOnly: Boolean(process.env.FORBID_ONLY) } },
    browsers: [launcher],
    plugins: [plugin, fuzzSeed(), inFull(), tellLimits()],
  };
}
