import { defaultReporter } from '@web/test-runner';
import { recordBrowserTests } from './record-browser-tests.mjs';
import { createWire } from './wire-server.mjs';

/** Tests that hold a time: they run by themselves, without another page beside them. */
const TIMED = 'test/.build/**/*.timed.test.js';

/** What runs the tests of a configuration: all but the timed ones, then these. */
export const browserCommands = (config) => [
  `wtr --config ${config}`,
  `wtr --config ${config} --concurrency 1 --files '${TIMED}'`,
];

/**
 * The browser suite's configuration for one engine.
 *
 * @param launcher what opens its pages
 */
export function browserSuite(launcher) {
  const { middleware, plugin } = createWire();
  return {
    rootDir: process.cwd(),
    files: ['test/.build/**/*.test.js', `!${TIMED}`],
    nodeResolve: true,
    // The wire reaches the same server as localhost too, which is another origin.
    hostname: '127.0.0.1',
    concurrency: 2,
    // A file of hundreds of cases may take its time on a busy machine.
    testsFinishTimeout: 1_200_000,
    middleware: [middleware],
    filterBrowserLogs: ({ args }) => !String(args[0]).startsWith('Lit is in dev mode'),
    reporters: [defaultReporter(), recordBrowserTests()],
    testFramework: { config: { timeout: 120_000, forbidOnly: Boolean(process.env.CI) } },
    browsers: [launcher],
    plugins: [plugin],
  };
}
