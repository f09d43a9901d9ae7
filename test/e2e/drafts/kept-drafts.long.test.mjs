import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { inElement } from '../../support/in-element.mjs';
import { temporaryFolder } from '../contract/demo-server.mjs';
import { named, testInPage } from '../page.mjs';
import {
  assertSentWhole,
  filesWith,
  open,
  openForm,
  proceed,
  QUERY,
  said,
  stored,
  storedAgain,
  typeAndAttach,
} from './draft-page.mjs';
import { inBrowser } from './profile-browser.mjs';

testInPage(
  'a draft is back whole after a reload, and no other tab is offered it (§4)',
  {},
  async (t, page) => {
    const { address, files } = await open(t);
    await openForm(page, address);
    await typeAndAttach(page, files);
    await page.reload();
    await proceed(page, files);
    const other = await page.browserContext().newPage();
    await openForm(other, address);
    await named(other, 'textbox', 'Query details').fill('Another query');
    await said(other, 'Draft kept until');
    assert.equal(await other.$('>>> ::-p-text(You have a draft from)'), null);
    await other.close();
    await assertSentWhole(page, files);
  },
);

test('a draft is complete after the browser was killed, and its text is not readable on the disk (§4)', async (t) => {
  const profile = join(temporaryFolder(), 'profile');
  const { address, files } = await open(t);
  await inBrowser(profile, address, (page) => typeAndAttach(page, files));
  for (const words of ['Jakarandabloeisel', 'Rekening – môre', 'Account of 17 June']) {
    assert.deepEqual(filesWith(join(profile, 'Default', 'IndexedDB'), words), [], words);
  }
  await inBrowser(profile, address, async (page) => {
    await proceed(page, files);
    await assertSentWhole(page, files);
    assert.equal(await stored(page), '0,0');
  });
});

test('a draft whose browser was killed while it was being sent says so, and is looked up (§4)', async (t) => {
  const profile = join(temporaryFolder(), 'profile');
  const { address, files } = await open(t);
  await inBrowser(profile, address, async (page) => {
    await typeAndAttach(page, files);
    const session = await page.createCDPSession();
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 60_000,
      downloadThroughput: -1,
      uploadThroughput: 1,
    });
    const send = await named(page, 'button', 'Send Query').waitHandle();
    // A request waits at most 300 ms for the mark, but the disk may take longer here.
    await storedAgain(page, () => send.press('Enter'));
    await inElement(page, 'button[type=submit][aria-disabled=true]');
  });
  await inBrowser(profile, address, async (page) => {
    await said(page, 'You were sending this when the page closed, so it may have arrived.');
    await said(page, 'It is not in your open queries so far.');
    await proceed(page, files);
    await assertSentWhole(page, files);
  });
});

testInPage('two tabs never send one draft twice (§4)', {}, async (t, page) => {
  const { address, files } = await open(t);
  const left = await page.browserContext().newPage();
  await openForm(left, address);
  await typeAndAttach(left, files);
  await left.close();
  const other = await page.browserContext().newPage();
  for (const each of [page, other]) {
    await each.bringToFront();
    await openForm(each, address);
    await said(each, 'You have a draft from');
  }
  await page.bringToFront();
  await proceed(page, files);
  await assertSentWhole(page, files);
  // The offer of this tab is outdated.
  await other.evaluate(() => {
    const root = document.querySelector('medical-aid-inquiries').shadowRoot;
    const press = [...root.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Continue with it',
    );
    press?.click();
  });
  await other.bringToFront();
  await other.waitForFunction(
    () =>
      !document
        .querySelector('medical-aid-inquiries')
        .shadowRoot.textContent.includes('You have a draft from'),
  );
  const text = await named(other, 'textbox', 'Query details')
    .map(({ value }) => value)
    .wait();
  assert.equal(text, '');
  await other.close();
});

testInPage(
  'browsing data that is cleared under a form ends its draft, and no word is lost (§4)',
  {},
  async (t, page) => {
    const { address, files } = await open(t);
    await openForm(page, address);
    await typeAndAttach(page, files);
    const session = await page.createCDPSession();
    await session.send('Storage.clearDataForOrigin', {
      origin: address,
      storageTypes: 'indexeddb',
    });
    await named(page, 'textbox', 'Query details').fill(`${QUERY} More.`);
    await said(page, 'Draft deleted from this device.');
    for (const { name } of files) await named(page, 'button', `Remove ${name}`).wait();
    assert.match(await stored(page), /^(?:no database|0,0)$/);
  },
);
