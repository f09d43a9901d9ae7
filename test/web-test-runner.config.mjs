import { chromeLauncher } from '@web/test-runner-chrome';
import { browserSuite } from './support/browser-suite.mjs';
import { launchOptions } from './support/browser.mjs';
import { withFreshPages } from './support/fresh-pages.mjs';

export default browserSuite(
  withFreshPages(
    chromeLauncher({
      launchOptions: await launchOptions(),
      // A context for each page: two test files at once share no cookie and both have the focus.
      async createPage({ browser }) {
        const page = await (await browser.createBrowserContext()).newPage();
        await page.emulateFocusedPage(true);
        // West of UTC: there a plain date that is read as a moment shows the day before.
        await page.emulateTimezone('America/Los_Angeles');
        return page;
      },
    }),
  ),
);
