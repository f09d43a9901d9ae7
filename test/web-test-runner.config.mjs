import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { launchOptions } from './support/browser.mjs';
import { countBrowserTests } from './support/count-browser-tests.mjs';
import { createWire } from './support/wire-server.mjs';

const { middleware, plugin } = createWire();

/** A page of its own for each test file: a used one has a history that is full, and loses entries. */
function withFreshPages(launcher) {
  const stop = launcher.stopSession.bind(launcher);
  launcher.stopSession = async (id) => {
    const result = await stop(id);
    for (const { puppeteerPage } of launcher.inactivePages.splice(0)) {
      await puppeteerPage.browserContext().close();
    }
    return result;
  };
  return launcher;
}

export default {
  rootDir: process.cwd(),
  files: 'test/.build/**/*.test.js',
  nodeResolve: true,
  // The wire reaches the same server as localhost too, which is another origin.
  hostname: '127.0.0.1',
  concurrency: 2,
  // A file of hundreds of cases may take its time on a busy machine.
  testsFinishTimeout: 600_000,
  middleware: [middleware],
  plugins: [plugin],
  filterBrowserLogs: ({ args }) => !String(args[0]).startsWith('Lit is in dev mode'),
  reporters: [defaultReporter(), countBrowserTests()],
  testFramework: { config: { timeout: 15_000, forbidOnly: Boolean(process.env.CI) } },
  browsers: [
    withFreshPages(
      chromeLauncher({
        launchOptions: await launchOptions(),
        // A context for each page: two test files at once share no cookie and both have the focus.
        async createPage({ browser }) {
          const page = await (await browser.createBrowserContext()).newPage();
          await page.emulateFocusedPage(true);
          return page;
        },
      }),
    ),
  ],
};
