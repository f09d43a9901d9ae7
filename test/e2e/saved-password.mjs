import { createCipheriv, pbkdf2Sync } from 'node:crypto';
import { join } from 'node:path';
import Database from 'libsql';
import puppeteer from 'puppeteer-core';
import { findBrowser, launchBrowser, launchOptions } from '../support/browsers/browser.mjs';

/** The publicly known key with which Chrome on Linux encrypts a password if there is no keyring. */
const KEY = pbkdf2Sync('peanuts', 'saltysalt', 1, 16, 'sha1');
const VECTOR = Buffer.alloc(16, ' ');

function encrypt(password) {
  const cipher = createCipheriv('aes-128-cbc', KEY, VECTOR);
  return Buffer.concat([Buffer.from('v10'), cipher.update(password), cipher.final()]);
}

/** Writes a login into the database. Its columns differ between versions, and unnamed columns stay empty. */
function saveLogin(profile, { site, username, password }) {
  const database = new Database(join(profile, 'Default/Login Data'));
  const columns = database.prepare('PRAGMA table_info(logins)').all();
  const empty = (type) => (type === 'BLOB' ? Buffer.alloc(0) : type === 'INTEGER' ? 0 : '');
  const row = {
    ...Object.fromEntries(columns.map(({ name, type }) => [name, empty(type)])),
    id: 1,
    origin_url: site,
    signon_realm: site,
    username_value: username,
    password_value: encrypt(password),
    times_used: 1,
  };
  const places = Object.keys(row).map(() => '?');
  database
    .prepare(`INSERT INTO logins (${Object.keys(row).join()}) VALUES (${places.join()})`)
    .run(...Object.values(row));
  database.close();
}

/** The reason why the browser here fills in nothing by itself. Undefined if it does. */
export async function missingAutofill() {
  const browser = await launchBrowser(findBrowser());
  const version = await browser.version();
  await browser.close();
  return version.startsWith('Headless') ? `${version} fills in nothing` : undefined;
}

/** The reason why no password manager can be tested here. Undefined if one can. */
export const missingPasswordManager = async () =>
  process.platform === 'linux'
    ? missingAutofill()
    : 'the passwords of this system’s Chrome are its own';

/** Starts a Chrome whose password manager has a saved login for a site ('http://host:port/'). */
export async function launchWithSavedLogin(profile, login) {
  const options = launchOptions(findBrowser());
  const launch = () =>
    puppeteer.launch({
      ...options,
      userDataDir: profile,
      args: [...options.args, '--password-store=basic'],
    });
  // The first start creates the profile and its tables.
  await (await launch()).close();
  saveLogin(profile, login);
  return launch();
}
