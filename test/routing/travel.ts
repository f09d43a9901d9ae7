import { navigationOf } from '../../src/routing/navigation';

const told = (name: 'hashchange' | 'popstate', act: () => void) =>
  new Promise((resolve) => {
    addEventListener(name, resolve, { once: true });
    act();
  });

/** Until the page has loaded a browser gives a new hash no entry of its own. */
async function loaded(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      addEventListener('load', resolve, { once: true });
    });
  }
  // The event itself is still part of the loading.
  await new Promise((resolve) => setTimeout(resolve));
}

/** Goes to a hash as a link of the portal does, with an entry of its own, until the page is told. */
export async function go(hash: string): Promise<void> {
  await loaded();
  await told('hashchange', () => {
    location.hash = hash;
  });
}

/** Goes so many entries through the history, until the page is told. */
export const travel = (delta: number) =>
  told('popstate', () => {
    history.go(delta);
  });

/** Whether the browser tells two entries of one hash apart. */
export const namesEntries = navigationOf(window) !== undefined;

/**
 * The entry of the history that the page stands at, which a replacement keeps; where the browser does
 * not name entries, their number, which ends at 50 in those that do.
 */
export const entry = () => navigationOf(window)?.currentEntry?.key ?? String(history.length);

/** Long enough for React to have shown a change. */
export const frame = () => new Promise(requestAnimationFrame);
