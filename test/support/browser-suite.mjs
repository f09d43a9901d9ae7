import { defaultReporter } from '@web/test-runner';
import { countBrowserTests } from './count-browser-tests.mjs';
import { createWire } from './wire-server.mjs';

/**
 * The browser suite's configuration for one engine.
 *
 * @param launcher what opens its pages
 */
export function browserSuite(launcher) {
  const { middleware, plugin } = createWire();
  return {
    rootDir: process.cwd(),
    files: ['test/.build/**/*.test.js'],
    nodeResolve: true,
    // The wire reaches the same server as localhost too, which is another origin.
    hostname: '127.0.0.1',
    concurrency: 2,
    // A file of hundreds of cases may take its time on a busy machine.
    testsFinishTimeout: 1_200_000,
    middleware: [middleware],
    filterBrowserLogs: ({ args }) => !String(args[0]).startsWith('Lit is in dev mode'),
    reporters: [defaultReporter(), countBrowserTests()],
    testFramework: { config: { timeout: 120_000, forbidOnly: Boolean(process.env.CI) } },
    browsers: [launcher],
    plugins: [plugin],
  };
}
