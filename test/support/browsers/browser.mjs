import { existsSync } from 'node:fs';
import { Launcher } from 'chrome-launcher';
import puppeteer from 'puppeteer-core';
import { findHeadlessShell } from './find-program.mjs';
import { npmBrowser } from './npm-browser.mjs';

const FLAGS = [
  // Runners are often root or forbid user namespaces; only our own pages are opened.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page that another one covers keeps its timers and frames.
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  // No page reaches another machine, whatever the network's name server answers.
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
 * A whole browser, where there is one: CHROME_PATH (`npm` names the one from npm), else an installed
 * Chrome or Chromium, else the one from npm.
 * @returns its path, and the environment it needs if that is not this process's
 * @throws {Error} where CHROME_PATH leads nowhere, or there is no browser at all
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
 * The browser that runs the tests: CHROME_PATH, else Chromium's headless shell, which opens no windows
 * and so takes a quarter less time, else any other.
 * @throws {Error} as `findBrowser` does
 */
export function findTestBrowser() {
  const executablePath = process.env.CHROME_PATH ? undefined : findHeadlessShell();
  return executablePath ? { executablePath } : findBrowser();
}

/** What puppeteer needs to start that browser, or another one. */
export const launchOptions = (browser = findTestBrowser()) => ({
  ...browser,
  headless: true,
  args: FLAGS,
});

/** Starts a browser for an end-to-end test, which closes it again. */
export const launchBrowser = async (browser = findTestBrowser()) =>
  puppeteer.launch(launchOptions(browser));
