import { startDisplay } from './display.mjs';
import { findWebKitDriver } from './find-program.mjs';
import { narrowWindows } from './narrow-windows.mjs';
import { createPage } from './webdriver-page.mjs';
import { startWebDriver } from './webdriver.mjs';

const SIZE = { width: 800, height: 600 };
const CAPABILITIES = { pageLoadStrategy: 'none', unhandledPromptBehavior: 'dismiss' };

/**
 * Opens test pages in WebKit, by WebDriver. One session serves all test files, one after another: a
 * session for each would start a browser for each. Every file gets a window of its own.
 */
export function webkitLauncher() {
  const driver = findWebKitDriver();
  let display;
  let starting;
  let session;
  let firstWindow;
  let active;

  const start = async () => {
    display = await startDisplay();
    const env = { ...narrowWindows(), DISPLAY: display.name };
    session = await startWebDriver(driver, CAPABILITIES, env);
    firstWindow = await session.getWindowHandle();
  };

  return {
    name: 'WebKit',
    // Its pages understand what the runner's commands ask of a page of puppeteer's.
    type: 'puppeteer',
    concurrency: 1,
    async startSession(id, url) {
      await (starting ??= start());
      await session.switchTo().newWindow('window');
      const page = createPage(session);
      await page.setViewport(SIZE);
      active = { id, page };
      // In the place of the empty page, which would stay in the history.
      await session.executeScript('location.replace(arguments[0])', url);
    },
    isActive: (id) => active?.id === id,
    getBrowserUrl: () => session.getCurrentUrl(),
    getPage: () => active.page,
    async stopSession() {
      active = undefined;
      // Those of the page that the window shows.
      await session.manage().deleteAllCookies();
      await session.close();
      await session.switchTo().window(firstWindow);
      return {};
    },
    startDebugSession() {
      throw new Error('There is no debugging in WebKit');
    },
    async stop() {
      try {
        await session?.quit();
      } finally {
        display?.end();
      }
    },
  };
}
