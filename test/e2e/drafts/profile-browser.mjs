import { once } from 'node:events';
import puppeteer from 'puppeteer-core';
import { findBrowser, launchOptions } from '../../support/browsers/browser.mjs';
import { openForm } from './draft-page.mjs';

/** A browser with a profile on the disk, which outlives the browser. */
const launchWith = (profile, options) =>
  puppeteer.launch({
    ...launchOptions(findBrowser()),
    userDataDir: profile,
    // As in members' browsers.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...options,
  });

/** Ends all processes of a browser at once, as a power cut does. */
async function kill(browser) {
  const child = browser.process();
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGKILL');
  await ended;
}

/**
 * Opens the contact page in a separate browser, which is killed at the end.
 * @param options more of puppeteer's options
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
