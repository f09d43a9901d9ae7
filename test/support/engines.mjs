import { findBrowser } from './browser.mjs';
import { findDisplayServer, findFirefox, findWebKitDriver } from './find-program.mjs';

/** The browser suite in each engine: its name, its command, and what finds the programs it needs. */
export const ENGINES = {
  chromium: {
    name: 'Chromium',
    command: 'wtr --config test/web-test-runner.config.mjs',
    find: findBrowser,
  },
  firefox: { name: 'Firefox', command: 'wtr --config test/firefox.config.mjs', find: findFirefox },
  webkit: {
    name: 'WebKit',
    command: 'wtr --config test/webkit.config.mjs',
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
