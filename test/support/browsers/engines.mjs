import { findTestBrowser } from './browser.mjs';
import { findDisplayServer, findFirefox, findWebKitDriver } from './find-program.mjs';

/**
 * The engines by name: their name in messages, their configuration, and how to find their programs. WebKit
 * opens one page at a time and takes longest, so a run of all engines starts with it.
 */
export const ENGINES = {
  webkit: {
    name: 'WebKit',
    config: 'test/webkit.config.mjs',
    find: () => [findWebKitDriver(), findDisplayServer()],
  },
  chromium: { name: 'Chromium', config: 'test/web-test-runner.config.mjs', find: findTestBrowser },
  firefox: { name: 'Firefox', config: 'test/firefox.config.mjs', find: findFirefox },
};

/**
 * The engine with a name.
 * @throws {Error} for an unknown name
 */
export function engineOf(name) {
  if (Object.hasOwn(ENGINES, name)) return ENGINES[name];
  throw new Error(`No such engine: ${name}. There are ${Object.keys(ENGINES).join(', ')}.`);
}
