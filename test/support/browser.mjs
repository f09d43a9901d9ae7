import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Launcher } from 'chrome-launcher';
import puppeteer from 'puppeteer-core';

const MODULES = join(import.meta.dirname, '../../node_modules');

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
];

function installedBrowser() {
  try {
    return Launcher.getFirstInstallation();
  } catch {
    return undefined;
  }
}

/**
 * The browser that `npm ci` brings (Linux x64), unpacked on first use. It unpacks into TMPDIR and
 * trusts whatever it finds there, so it gets a folder of its own; the final rename keeps two
 * processes apart.
 */
async function npmBrowser() {
  const { version } = JSON.parse(readFileSync(join(MODULES, '@sparticuz/chromium/package.json')));
  const home = join(MODULES, '.cache', `chromium-${version}`);
  const executable = join(home, 'chromium');
  if (existsSync(executable)) return executable;

  const unpacking = `${home}.${process.pid}`;
  const { TMPDIR } = process.env;
  mkdirSync(unpacking, { recursive: true });
  process.env.TMPDIR = unpacking;
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    if (!existsSync(home)) renameSync(unpacking, home);
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    rmSync(unpacking, { recursive: true, force: true });
  }
  return executable;
}

/**
 * Path of the browser that runs the tests: CHROME_PATH (`npm` names the one from npm), else an
 * installed Chrome or Chromium, else the one from npm.
 * @throws {Error} where CHROME_PATH leads nowhere, or there is no browser at all
 */
export async function findBrowser() {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH && CHROME_PATH !== 'npm') {
    if (existsSync(CHROME_PATH)) return CHROME_PATH;
    throw new Error(`CHROME_PATH names no file: ${CHROME_PATH}`);
  }
  const installed = CHROME_PATH ? undefined : installedBrowser();
  if (installed) return installed;
  if (process.platform === 'linux' && process.arch === 'x64') return npmBrowser();
  throw new Error('No Chrome or Chromium found: install one, or name it in CHROME_PATH.');
}

/** What puppeteer needs to start that browser. */
export const launchOptions = async () => ({
  executablePath: await findBrowser(),
  headless: true,
  args: FLAGS,
});

/** Starts that browser for an end-to-end test, which closes it again. */
export const launchBrowser = async () => puppeteer.launch(await launchOptions());
