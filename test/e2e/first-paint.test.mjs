import assert from 'node:assert/strict';
import { startDemo } from '../contract/demo-server.mjs';
import { named, testInPage } from './page.mjs';
import { startPortal } from './portal-elsewhere.mjs';

const ENTRY = '/dist/medical-aid-inquiries.js';
const STOPPED = 'This part of the page stopped working. Start it again to go on.';

/** Keeps the application's files on the line until they are let go or cut. */
async function holdApplication(page) {
  let held = [];
  let isOpen = false;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (isOpen || !request.url().includes('/dist/chunks/')) return void request.continue();
    return void held.push(request);
  });
  return {
    async release() {
      isOpen = true;
      await Promise.all(held.map((request) => request.continue()));
    },
    async cut() {
      const cut = held;
      held = [];
      await Promise.all(cut.map((request) => request.abort()));
    },
  };
}

async function openPainted(t, page) {
  const application = await holdApplication(page);
  const { address } = await (await startDemo(t)).visit();
  await page.goto(await startPortal(t, address, [ENTRY]), { waitUntil: 'domcontentloaded' });
  await page.waitForSelector('>>> form[data-painted]');
  return application;
}

const takenOver = (page) => page.waitForSelector('>>> form:not([data-painted])');

testInPage('a member types on while the application comes (§2)', {}, async (t, page) => {
  const application = await openPainted(t, page);
  const keyboard = await page.createCDPSession();
  const field = await page.waitForSelector('>>> textarea');
  await page.locator('>>> select[name=category]').fill('MANAGE_PLAN');
  await page.locator('>>> select[name=subCategory]').fill('UPDATE_BANK_DETAILS');
  await field.focus();
  await page.keyboard.type('Mre wreld');
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowLeft');
  // Half an input method's composition: it ends after the application has come.
  await keyboard.send('Input.imeSetComposition', { text: 'o', selectionStart: 1, selectionEnd: 1 });

  await application.release();
  await takenOver(page);
  await keyboard.send('Input.insertText', { text: 'ô' });
  assert.deepEqual(
    await field.evaluate((node) => ({
      value: node.value,
      caret: node.selectionStart,
      isThere: node.isConnected,
      hasFocus: node.matches(':focus'),
    })),
    { value: 'Môre wreld', caret: 2, isThere: true, hasFocus: true },
  );
  const chosen = await page.$$eval('>>> select', (selects) => selects.map(({ value }) => value));
  assert.deepEqual(chosen, ['MANAGE_PLAN', 'UPDATE_BANK_DETAILS']);
  await named(page, 'button', 'Send Query').click();
  await page.locator('>>> ::-p-text(Please enter a valid email address)').wait();
});

testInPage(
  'an application that cannot be loaded says so, can be started again, and loses nothing',
  { expected: [/^console: .*(?:chunks|ERR_FAILED)/] },
  async (t, page) => {
    const application = await openPainted(t, page);
    await page.locator('>>> textarea').fill('Half a sentence');
    await application.cut();
    await page.locator(`>>> ::-p-text(${STOPPED})`).wait();
    await application.release();
    await named(page, 'button', 'Start again').click();
    const form = await takenOver(page);
    assert.equal(await form.$eval('textarea', ({ value }) => value), 'Half a sentence');
    assert.equal(await page.$('>>> [part~=alert]'), null);
  },
);
