import { navigationOf } from '../../../src/routing/navigation';

const aTask = () => new Promise((resolve) => setTimeout(resolve));

const until = (name: 'hashchange' | 'popstate', act: () => void) =>
  new Promise((resolve) => {
    addEventListener(name, resolve, { once: true });
    act();
  });

/** Before the page has loaded, browsers create no history entry for a new hash. */
async function loaded(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      addEventListener('load', resolve, { once: true });
    });
  }
  // The load event itself is still part of loading.
  await aTask();
}

/** Navigates to a hash like a link of the portal, with its own entry, and waits for the event. */
export async function go(hash: string): Promise<void> {
  await loaded();
  await until('hashchange', () => {
    location.hash = hash;
  });
}

/** Moves by so many entries through the history, and waits for the event. */
export async function travel(delta: number): Promise<void> {
  // SWR ends an answered read in a timer. A screen that returns before takes that answer for its own.
  await aTask();
  await until('popstate', () => {
    history.go(delta);
  });
}

/** Whether the browser distinguishes two entries with one hash. */
export const namesEntries = navigationOf(window) !== undefined;

/**
 * The page's current entry of the history, which a replacement keeps. If the browser does not name entries,
 * their number, whose maximum is 50 in such browsers.
 */
export const entry = () => navigationOf(window)?.currentEntry?.key ?? String(history.length);

/** Long enough for React to render a change. */
export const frame = () => new Promise(requestAnimationFrame);
