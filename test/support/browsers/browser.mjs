import { existsSync } from 'node:fs';
import { Launcher } from 'chrome-launcher';
import puppeteer from 'puppeteer-core';
import { findHeadlessShell } from './find-program.mjs';
import { npmBrowser } from './npm-browser.mjs';

const FLAGS = [
  // CI runners are often root or forbid user namespaces; only our own pages are opened.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // An occluded page keeps its timers and frames.
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  // No page reaches another machine, whatever the name server returns.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

function installedBrowser() {
  try {
    return Launcher.getFirstInstallation();
  } catch {
    return undefined;
  }
}

/**
 * A full browser: CHROME_PATH (`npm` selects the one from npm), else an installed Chrome or Chromium, else
 * the one from npm.
 * @returns its path, and its environment if it differs from this process's
 * @throws {Error} if CHROME_PATH does not exist, or there is no browser at all
 */
export function findBrowser() {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH && CHROME_PATH !== 'npm') {
    if (existsSync(CHROME_PATH)) return { executablePath: CHROME_PATH };
    throw new Error(`CHROME_PATH names no file: ${CHROME_PATH}`);
  }
  const installed = CHROME_PATH ? undefined : installedBrowser();
  if (installed) return { executablePath: installed };
  if (process.platform === 'linux' && process.arch === 'x64') return npmBrowser();
  throw new Error('No Chrome or Chromium found: install one, or name it in CHROME_PATH.');
}

/**
 * The browser for the tests: CHROME_PATH, else Chromium's headless shell, which opens no windows and takes
 * a quarter less time, else any other.
 * @throws {Error} like `findBrowser`
 */
export function findTestBrowser() {
  const executablePath = process.env.CHROME_PATH ? undefined : findHeadlessShell();
  return executablePath ? { executablePath } : findBrowser();
}

/** Puppeteer's options to launch that browser, or another one, with more flags. */
export const launchOptions = (browser = findTestBrowser(), flags = []) => ({
  ...browser,
  headless: true,
  args: [...FLAGS, ...flags],
});

/** Launches a browser for an end-to-end test, which closes it. */
export const launchBrowser = async (browser = findTestBrowser(), flags = []) =>
  puppeteer.launch(launchOptions(browser, flags));
