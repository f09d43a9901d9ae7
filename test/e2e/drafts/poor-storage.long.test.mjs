import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync, mkdirSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { findTestBrowser, launchOptions } from '../../support/browsers/browser.mjs';
import { sha256 } from '../attachments.mjs';
import { temporaryFolder } from '../contract/demo-server.mjs';
import { chooseFiles } from '../member-acts.mjs';
import { named, testInPage } from '../page.mjs';
import {
  assertSentWhole,
  changeWords,
  open,
  openForm,
  proceed,
  QUERY,
  said,
  stored,
  typeAndAttach,
  untilNoneIsStored,
} from './draft-page.mjs';
import { inBrowser, keepingPages } from './profile-browser.mjs';

const LATER = `${QUERY} And more.`;
const LARGE = 4 * 1024 * 1024;

/** A file that can't be compressed. */
function largeFile(folder) {
  const bytes = Buffer.concat([
    Buffer.from('%PDF-1.4\n'),
    randomBytes(LARGE),
    Buffer.from('%%EOF\n'),
  ]);
  const path = join(folder, 'scan.pdf');
  writeFileSync(path, bytes);
  return { name: 'scan.pdf', path, sha256: sha256(bytes) };
}

/** The namespaces in which this user can mount a disk. */
function mountingNamespaces() {
  const works = (flags) =>
    spawnSync('unshare', [flags, 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status === 0;
  const found = ['-rm', '-m'].find(works);
  assert.ok(found, 'needs `unshare -rm` (user namespaces), or `unshare -m` as root');
  return found;
}

/** Writes a program that starts a browser on a small separate disk. Only this browser sees the folder of the disk. */
function browserOnSmallDisk(folder, disk) {
  const path = join(folder, 'browser.sh');
  const { executablePath } = findTestBrowser();
  const mount = `mount -t tmpfs -o size=80m tmpfs '${disk}' && exec '${executablePath}' "$@"`;
  writeFileSync(
    path,
    `#!/bin/sh\nexec unshare ${mountingNamespaces()} sh -c '${mount.replaceAll("'", `'\\''`)}' sh "$@"\n`,
    {
      mode: 0o755,
    },
  );
  return path;
}

/** Fills the disk of a browser, except for some bytes. */
function fill(browser, disk, { left }) {
  const seen = `/proc/${browser.process().pid}/root${disk}`;
  const { bavail, bsize } = statfsSync(seen);
  appendFileSync(join(seen, 'filler'), Buffer.alloc(Math.max(0, bavail * bsize - left)));
}

test('on a full disk only the text is kept, and the files can still be sent (§4)', async (t) => {
  const { address } = await open(t);
  const folder = temporaryFolder();
  const file = largeFile(folder);
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  const executablePath = browserOnSmallDisk(folder, disk);
  const work = async (page) => {
    await typeAndAttach(page, []);
    fill(page.browser(), disk, { left: LARGE / 4 });
    await chooseFiles(page, [file]);
    await said(page, 'There is no room for your files');
    await changeWords(page, LATER);
    await page.reload();
    await proceed(page, [], LATER);
    // The browser may have cleaned up meanwhile.
    fill(page.browser(), disk, { left: LARGE / 4 });
    await chooseFiles(page, [file]);
    await said(page, 'There is no room for your files');
    await assertSentWhole(page, [file], LATER);
    assert.equal(await stored(page), '0,0');
  };
  // On this disk, the browser's cache of pages and scripts would use the remaining space.
  const args = [...launchOptions().args, `--disk-cache-dir=${join(folder, 'cache')}`];
  await inBrowser(join(disk, 'profile'), address, work, { executablePath, args });
});

/** Delays everything that uses the drafts, until the returned function is called. */
async function holdStorage(page) {
  await page.evaluate(async () => {
    const database = await new Promise((resolve, reject) => {
      const request = indexedDB.open('medical-aid-inquiries');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const holding = database.transaction(['keys', 'drafts', 'files'], 'readwrite');
    window.isHeld = true;
    await new Promise((held) => {
      const next = () => {
        held();
        // A transaction stays active while it has requests.
        if (window.isHeld) holding.objectStore('keys').count().onsuccess = next;
        else database.close();
      };
      next();
    });
  });
  return () =>
    page.evaluate(() => {
      window.isHeld = false;
    });
}

testInPage(
  'storage that does not answer holds up no query, and its draft is gone once it answers (§4)',
  {},
  async (t, page) => {
    const { address, files } = await open(t);
    const other = await page.browserContext().newPage();
    await other.goto(`${address}/medicine-delivery.html`);
    await page.bringToFront();
    await openForm(page, address);
    await typeAndAttach(page, files);
    const release = await holdStorage(other);
    await assertSentWhole(page, files);
    await release();
    await other.close();
    await untilNoneIsStored(page);
  },
);

const INSECURE = 'portal.test';

test('an insecure page says that it keeps no drafts, and can send queries (§4)', async (t) => {
  const profile = join(temporaryFolder(), 'profile');
  const { address, files } = await open(t, { hosts: [INSECURE] });
  const { args } = launchOptions();
  const rules = '--host-resolver-rules=';
  const mapped = args.map((flag) => flag.replace(rules, `${rules}MAP ${INSECURE} 127.0.0.1,`));
  const insecure = address.replace('localhost', INSECURE);
  const work = async (page) => {
    assert.equal(await page.evaluate(() => isSecureContext), false);
    await named(page, 'combobox', 'Category').fill('OTHER');
    await named(page, 'textbox', 'Query details').fill(QUERY);
    await chooseFiles(page, files);
    await said(page, 'This browser can’t keep drafts.');
    assert.equal(await page.$('>>> input[type=checkbox]'), null);
    await assertSentWhole(page, files);
  };
  await inBrowser(profile, insecure, work, { args: mapped });
});

/** Leaves the contact page. Records for {@link wasKept} whether the browser keeps the page. */
async function leave(page, address) {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      window.wasFrozen = persisted;
    });
  });
  await page.goto(`${address}/medicine-delivery.html`);
}

/** Checks that the page shown again is the same page that was left. */
const wasKept = async (page) => {
  assert.equal(await page.evaluate(() => window.wasFrozen), true, 'the page was kept');
};

test('a frozen page continues with its draft and files when the member returns (§4)', async (t) => {
  const profile = join(temporaryFolder(), 'profile');
  const { address, files } = await open(t);
  const work = async (page) => {
    await typeAndAttach(page, files);
    await leave(page, address);
    await page.goBack();
    await page.waitForFunction(async () => (await navigator.locks.query()).held.length === 1, {
      polling: 200,
    });
    await wasKept(page);
    await changeWords(page, LATER);
    await page.reload();
    await proceed(page, files, LATER);
    assert.equal(await stored(page), `1,${files.length}`);
    await assertSentWhole(page, files, LATER);
    assert.equal(await stored(page), '0,0');
  };
  await inBrowser(profile, address, work, keepingPages());
});

test('a page that was frozen while its drafts were erased keeps no drafts (§4, decisions 7)', async (t) => {
  const profile = join(temporaryFolder(), 'profile');
  const { address, files } = await open(t);
  const work = async (page) => {
    await typeAndAttach(page, files);
    await leave(page, address);
    await page.evaluate(() => document.querySelector('medical-aid-inquiries').eraseDrafts());
    await page.goBack();
    await said(page, 'Draft deleted from this device.');
    await wasKept(page);
    await named(page, 'textbox', 'Query details').fill(LATER);
    // If drafts are kept, this event stores typed text at once.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    assert.equal(await stored(page), 'no database');
  };
  await inBrowser(profile, address, work, keepingPages());
});
