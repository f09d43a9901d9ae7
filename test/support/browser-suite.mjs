import { defaultReporter } from '@web/test-runner';
import { countBrowserTests } from './count-browser-tests.mjs';
import { createWire } from './wire-server.mjs';

/**
 * The browser suite's configuration for one engine.
 *
 * @param launcher what opens its pages
 * @param without the files that cannot hold in this engine, each with the reason; told at the start
 */
export function browserSuite(launcher, { without = {}, ...options } = {}) {
  const { middleware, plugin } = createWire();
  const left = Object.entries(without);
  if (left.length > 0) console.log(`${left.length} test files are not for ${launcher.name}:`);
  left.forEach(([file, reason]) => console.log(`  ${file}: ${reason}`));
  return {
    rootDir: process.cwd(),
    files: ['test/.build/**/*.test.js', ...left.map(([file]) => `!test/.build/${file}.test.js`)],
    nodeResolve: true,
    // The wire reaches the same server as localhost too, which is another origin.
    hostname: '127.0.0.1',
    concurrency: 2,
    // A file of hundreds of cases may take its time on a busy machine.
    testsFinishTimeout: 600_000,
    middleware: [middleware],
    filterBrowserLogs: ({ args }) => !String(args[0]).startsWith('Lit is in dev mode'),
    reporters: [defaultReporter(), countBrowserTests()],
    testFramework: { config: { timeout: 40_000, forbidOnly: Boolean(process.env.CI) } },
    browsers: [launcher],
    ...options,
    plugins: [plugin, ...(options.plugins ?? [])],
  };
}
