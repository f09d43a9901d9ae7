import { startDisplay } from './display.mjs';
import { findWebKitDriver } from './find-program.mjs';
import { narrowWindows } from './narrow-windows.mjs';
import { createPage } from './webdriver-page.mjs';
import { startWebDriver } from './webdriver.mjs';

const SIZE = { width: 800, height: 600 };
/** Paints without an emulated graphics card, whose threads take more than a core. This saves a third of the work. */
const PAINTING = { WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1', LP_NUM_THREADS: '0' };
const CAPABILITIES = { pageLoadStrategy: 'none', unhandledPromptBehavior: 'dismiss' };

/**
 * Opens test pages in WebKit through WebDriver. All test files share one session, one after another, because each
 * session would start a browser. Every file gets its own window.
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
    const env = { ...narrowWindows(), ...PAINTING, DISPLAY: display.name };
    session = await startWebDriver(driver, CAPABILITIES, env);
    firstWindow = await session.getWindowHandle();
  };

  return {
    name: 'WebKit',
    // Its pages have the puppeteer methods that the runner's commands use.
    type: 'puppeteer',
    concurrency: 1,
    async startSession(id, url) {
      await (starting ??= start());
      await session.switchTo().newWindow('window');
      const page = createPage(session);
      await page.setViewport(SIZE);
      active = { id, page };
      // Replaces the empty page, which would stay in the history.
      await session.executeScript('location.replace(arguments[0])', url);
    },
    isActive: (id) => active?.id === id,
    getBrowserUrl: () => session.getCurrentUrl(),
    getPage: () => active.page,
    async stopSession() {
      active = undefined;
      // Deletes the cookies of the window's page.
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
