import { relative } from 'node:path';
import { defaultReporter } from '@web/test-runner';
import { DEMO_ELEMENT, ROOT } from '../../src/build/folders.mjs';
import { fuzzSeed } from './fuzz-seed.mjs';
import { recordBrowserTests } from './record-browser-tests.mjs';
import { createWire } from './wire-server.mjs';

/** Pages that load the element from /dist/ get its development build, where the release is not built. */
function developmentElement(context, next) {
  if (process.env.DEVELOPMENT_ELEMENT) {
    context.url = context.url.replace(/^\/dist\//, `/${relative(ROOT, DEMO_ELEMENT)}/`);
  }
  return next();
}

/**
 * The browser suite's configuration for one engine; `npm test` names the files.
 *
 * @param launcher what opens its pages
 */
export function browserSuite(launcher) {
  const { middleware, plugin } = createWire();
  return {
    rootDir: ROOT,
    // The wire reaches the same server as localhost too, which is another origin.
    hostname: '127.0.0.1',
    concurrency: 2,
    // A file of hundreds of cases may take its time on a busy machine.
    testsFinishTimeout: 1_200_000,
    middleware: [middleware, developmentElement],
    reporters: [defaultReporter(), recordBrowserTests()],
    testFramework: { config: { timeout: 120_000, forbidOnly: Boolean(process.env.CI) } },
    browsers: [launcher],
    plugins: [plugin, fuzzSeed()],
  };
}
