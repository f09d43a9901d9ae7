import assert from 'node:assert/strict';
import { inElement } from '../../support/in-element.mjs';
import { writeAttachments } from '../attachments.mjs';
import { serveDemo, temporaryFolder } from '../contract/demo-server.mjs';
import { chooseFiles } from '../member-acts.mjs';
import { named, prefilled, testInPage, textOf } from '../page.mjs';

const QUERY = 'Typed before it went wrong.';
/** In milliseconds. A page or request that takes longer than this was not broken off. */
const LONGEST = 20_000;
const FOUND = '::-p-text(You have a draft from)';
/** The browser's own message for requests that the backend breaks off. */
const BROKEN_OFF = { expected: [/ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/] };

const said = (page, text) => inElement(page, `::-p-text(${text})`);

const valueOf = (page, name) =>
  named(page, 'textbox', name)
    .map(({ value }) => value)
    .wait();

async function fillIn(page, files = []) {
  await prefilled(page);
  await named(page, 'combobox', 'Category').fill('OTHER');
  await named(page, 'textbox', 'Query details').fill(QUERY);
  if (files.length > 0) await chooseFiles(page, files);
}

/** Waits until the device has a number of drafts, with a number of files. */
const deviceHolds = (page, drafts, files) =>
  page.waitForFunction(
    async (...expected) => {
      const name = 'medical-aid-inquiries';
      const all = await indexedDB.databases();
      // Opening the database would create it.
      if (!all.some((each) => each.name === name)) return false;
      const settled = (request) =>
        new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const database = await settled(indexedDB.open(name));
      const reading = database.transaction(['drafts', 'files']);
      const counts = ['drafts', 'files'].map((store) =>
        settled(reading.objectStore(store).count()),
      );
      const counted = await Promise.all(counts);
      database.close();
      return counted.join() === expected.join();
    },
    { polling: 100 },
    drafts,
    files,
  );

/**
 * Another tab of the same browser. A crashed tab is closed with the browser, because its own `close` would not end.
 */
const openTab = (page) => page.browserContext().newPage();

/** Presses a button that crashes its page, so the press itself is never answered. */
async function pressAndCrash(tab, name) {
  const pressing = new AbortController();
  const crashed = new Promise((resolve, reject) => {
    tab.once('error', resolve);
    AbortSignal.timeout(LONGEST).addEventListener('abort', () => reject(new Error('No crash')));
  });
  const pressed = named(tab, 'button', name).click({ signal: pressing.signal });
  const { message } = await Promise.race([crashed, pressed.then(() => crashed)]);
  pressing.abort();
  assert.match(message, /crash/i);
}

testInPage(
  'with drafts chosen, a crashed page offers its draft when it is opened again (§5)',
  {},
  async (t, page) => {
    const files = await writeAttachments(temporaryFolder());
    const { address } = await (await serveDemo(t)).visit();
    const tab = await openTab(page);
    await tab.goto(`${address}/?panel=open`);
    await named(tab, 'link', 'keep').click();
    await tab.waitForFunction(() => location.search.includes('drafts=keep'));
    await fillIn(tab, files);
    await deviceHolds(tab, 1, files.length);
    const kept = tab.url();
    await pressAndCrash(tab, 'Crash this page (works in Chromium)');

    await page.bringToFront();
    await page.goto(kept);
    await inElement(page, FOUND);
    await named(page, 'button', 'Continue with it').click();
    await said(page, `Your draft is back. Files: ${files.length}.`);
    assert.equal(await valueOf(page, 'Query details'), QUERY);
    for (const { name } of files) await named(page, 'button', `Remove ${name}`).wait();
  },
);

testInPage(
  'an address crashes the page once its query has arrived: the draft says so, and the query is found (§5)',
  {},
  async (t, page) => {
    const browser = await (await serveDemo(t)).visit();
    const before = await browser.json('/demo-api/queries');
    const tab = await openTab(page);
    await tab.goto(`${browser.address}/?drafts=keep&send=crash`);
    await fillIn(tab);
    await deviceHolds(tab, 1, 0);
    await pressAndCrash(tab, 'Send Query');

    await page.bringToFront();
    await page.goto(`${browser.address}/?drafts=keep`);
    await said(page, 'You were sending this when the page closed');
    const after = await browser.json('/demo-api/queries');
    assert.equal(after.length, before.length + 1);
    const { referenceNumber } = after.find(({ query }) => query === QUERY);
    await said(page, referenceNumber);
  },
);

testInPage(
  'another member sees nothing of a draft, and the device holds it no longer (§5)',
  {},
  async (t, page) => {
    const files = await writeAttachments(temporaryFolder());
    const { address } = await (await serveDemo(t)).visit();
    const isLoggedIn = async (name) => {
      await page.locator(`.member-name::-p-text(${name})`).wait();
      await prefilled(page);
    };
    await page.goto(`${address}/?drafts=keep&panel=open`);
    await fillIn(page, files);
    await deviceHolds(page, 1, files.length);
    await named(page, 'button', 'Log in as another member').click();
    await isLoggedIn('Sipho');
    assert.equal(new URL(page.url()).searchParams.get('member'), 'sipho');
    await deviceHolds(page, 0, 0);
    assert.equal(await page.$(`>>> ${FOUND}`), null);
    assert.equal(await valueOf(page, 'Query details'), '');

    await t.test('an address logs a member in', async () => {
      await page.goto(`${address}/?drafts=keep&member=thandi`);
      await isLoggedIn('Thandi');
      await deviceHolds(page, 0, 0);
      assert.equal(await page.$(`>>> ${FOUND}`), null);
    });
  },
);

testInPage(
  'while the plug is out, the form offers to wait, and then sends once (§4)',
  BROKEN_OFF,
  async (t, page) => {
    const browser = await (await serveDemo(t)).visit();
    const before = await browser.json('/demo-api/queries');
    await page.goto(`${browser.address}/?panel=open`);
    await fillIn(page);
    await named(page, 'button', 'Pull the plug for 10 s').click();
    await page.waitForFunction(() => !navigator.onLine);
    await named(page, 'button', 'Send Query').click();
    await said(page, 'You are offline, so your query has not been sent.');
    await named(page, 'button', 'Wait and send when I am online').click();
    await said(page, 'Waiting for a connection.');
    assert.equal((await browser.json('/demo-api/queries')).length, before.length);

    const number = Number(await textOf(page, '.receipt-number'));
    const after = await browser.json('/demo-api/queries');
    assert.equal(after.length, before.length + 1);
    assert.ok(after.some(({ referenceNumber }) => referenceNumber === number));
    assert.equal(await page.evaluate(() => navigator.onLine), true);
  },
);

testInPage(
  'an address pulls the plug with the press on Send, and loses that wish (§4)',
  BROKEN_OFF,
  async (t, page) => {
    const { address } = await (await serveDemo(t)).visit();
    await page.goto(`${address}/?send=plug`);
    await fillIn(page);
    await named(page, 'button', 'Send Query').click();
    await said(page, 'You are offline, so your query has not been sent.');
    assert.equal(new URL(page.url()).search, '');
  },
);

testInPage('pulling the plug breaks off open requests', BROKEN_OFF, async (t, page) => {
  const { address } = await (await serveDemo(t)).visit();
  await page.goto(`${address}/?panel=open&scenario=hang`);
  const outcome = page.evaluate(
    (longest) =>
      fetch('/site/anything', { signal: AbortSignal.timeout(longest) }).then(
        ({ status }) => status,
        ({ name }) => name,
      ),
    LONGEST,
  );
  await named(page, 'button', 'Pull the plug for 10 s').click();
  assert.equal(await outcome, 'TypeError', 'as of a broken connection');
});
