import { chromeLauncher } from '@web/test-runner-chrome';
import { launchOptions } from './support/browsers/browser.mjs';
import { withFreshPages } from './support/browsers/fresh-pages.mjs';
import { browserSuite } from './support/runner/browser-suite.mjs';
import { isInFull } from './support/runner/in-full.mjs';

export default await browserSuite(
  withFreshPages(
    chromeLauncher({
      // Its events of each request would cost a twentieth of the time, and nothing reads them.
      launchOptions: { ...(await launchOptions()), networkEnabled: false, issuesEnabled: false },
      // A separate context for each page: parallel test files share no cookies and both have the focus.
      async createPage({ browser }) {
        const page = await (await browser.createBrowserContext()).newPage();
        await page.emulateFocusedPage(true);
        // West of UTC a plain date that is parsed as a time shows the day before.
        await page.emulateTimezone('America/Los_Angeles');
        // React's development build marks each rendering by it, and the browser sends the page's metrics with each
        // mark: a quarter of the suite's time.
        await page.evaluateOnNewDocument(() => {
          console.timeStamp = undefined;
        });
        return page;
      },
    }),
  ),
  // A page spends a fifth of its time waiting for answers: a third one uses it.
  // The development build's warnings fail verify, and runs by words.
  { concurrency: 3, isProduction: !isInFull },
);
