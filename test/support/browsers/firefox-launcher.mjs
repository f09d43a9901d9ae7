import { chromeLauncher } from '@web/test-runner-chrome';
import puppeteer from 'puppeteer-core';
import { findFirefox } from './find-program.mjs';
import { withFreshPages } from './fresh-pages.mjs';

/**
 * Opens test pages in Firefox through WebDriver BiDi. Only one of its windows has the focus, so each of the parallel
 * test files has its own Firefox.
 */
export function firefoxLauncher() {
  const launchOptions = {
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
    // Its events of each request cost a tenth of Firefox's own time, and nothing reads them.
    networkEnabled: false,
  };
  const browsers = new Set();
  const idle = [];

  const takeBrowser = async (first) => {
    if (!browsers.has(first)) {
      browsers.add(first);
      return first;
    }
    if (idle.length > 0) return idle.pop();
    const another = await puppeteer.launch(launchOptions);
    browsers.add(another);
    return another;
  };

  const launcher = chromeLauncher({
    puppeteer,
    launchOptions,
    async createPage({ browser: first }) {
      const browser = await takeBrowser(first);
      const page = await (await browser.createBrowserContext()).newPage({ type: 'window' });
      page.once('close', () => idle.push(browser));
      return page;
    },
  });
  launcher.stop = () => Promise.all([...browsers].map((browser) => browser.close()));
  return withFreshPages(launcher);
}
