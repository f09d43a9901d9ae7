import { aTimeout, oneEvent } from '@open-wc/testing';
import { navigationOf } from '../../../src/routing/navigation';

/** Before the page has loaded, browsers create no history entry for a new hash. */
async function loaded(): Promise<void> {
  if (document.readyState !== 'complete') await oneEvent(window, 'load');
  // The load event itself is still part of loading.
  await aTimeout(0);
}

/** Navigates to a hash like a link of the portal, with its own entry, and waits for the event. */
export async function go(hash: string): Promise<void> {
  await loaded();
  const changed = oneEvent(window, 'hashchange');
  location.hash = hash;
  await changed;
}

/** Moves through the history by a number of entries, and waits for the event. */
export async function travel(delta: number): Promise<void> {
  // SWR ends an answered request in a later task. A screen that returns before then would reuse its answer.
  await aTimeout(0);
  const travelled = oneEvent(window, 'popstate');
  history.go(delta);
  await travelled;
}

/** Whether the browser distinguishes two entries with one hash. */
export const namesEntries = navigationOf(window) !== undefined;

/**
 * The key of the current history entry, which stays the same when the entry is replaced. In browsers that do not name
 * entries, the number of entries, which is at most 50 there.
 */
export const entry = () => navigationOf(window)?.currentEntry?.key ?? String(history.length);
