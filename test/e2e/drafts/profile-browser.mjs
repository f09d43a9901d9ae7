import { once } from 'node:events';
import puppeteer from 'puppeteer-core';
import { findBrowser, launchOptions } from '../../support/browsers/browser.mjs';
import { openForm } from './draft-page.mjs';

/** Options for a browser that keeps pages that were left, as members' browsers do. The headless shell keeps none. */
export const keepingPages = () => ({
  ...findBrowser(),
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
});

/** Launches a browser with a profile that stays on the disk after the browser ends. */
const launchWith = (profile, options) =>
  puppeteer.launch({
    ...launchOptions(),
    userDataDir: profile,
    ...options,
  });

/** Kills all processes of a browser at once, as a power cut does. */
async function kill(browser) {
  const child = browser.process();
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGKILL');
  await ended;
}

/**
 * Opens the contact page in a separate browser, and kills the browser at the end.
 * @param options further options of puppeteer
 */
export async function inBrowser(profile, address, work, options) {
  const browser = await launchWith(profile, options);
  try {
    const page = await browser.newPage();
    await openForm(page, address);
    await work(page);
  } finally {
    await kill(browser);
  }
}
