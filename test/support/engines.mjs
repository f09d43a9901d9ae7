import { findBrowser } from './browser.mjs';
import { browserCommands } from './browser-suite.mjs';
import { findDisplayServer, findFirefox, findWebKitDriver } from './find-program.mjs';

/** The browser suite in each engine: its name, its commands, and what finds the programs it needs. */
export const ENGINES = {
  chromium: {
    name: 'Chromium',
    commands: browserCommands('test/web-test-runner.config.mjs'),
    find: findBrowser,
  },
  firefox: {
    name: 'Firefox',
    commands: browserCommands('test/firefox.config.mjs'),
    find: findFirefox,
  },
  webkit: {
    name: 'WebKit',
    commands: browserCommands('test/webkit.config.mjs'),
    find: () => [findWebKitDriver(), findDisplayServer()],
  },
};

/**
 * The engines of these names, those first that this machine has.
 * @returns `present`, and `missing` with what to do about it
 * @throws {Error} for a name of none
 */
export async function engines(names) {
  const present = [];
  const missing = [];
  for (const name of names) {
    if (!Object.hasOwn(ENGINES, name))
      throw new Error(`No such engine: ${name}. There are ${Object.keys(ENGINES).join(', ')}.`);
    const engine = ENGINES[name];
    try {
      await engine.find();
      present.push(engine);
    } catch ({ message }) {
      missing.push({ ...engine, message });
    }
  }
  return { present, missing };
}
