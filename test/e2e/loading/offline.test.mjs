import assert from 'node:assert/strict';
import { inElement } from '../../support/in-element.mjs';
import { writeAttachments } from '../attachments.mjs';
import { serveDemo, temporaryFolder } from '../contract/demo-server.mjs';
import { chooseFiles } from '../member-acts.mjs';
import { named, testInPage, textOf } from '../page.mjs';

const QUERY = 'Typed on a train.';
/** The browser's own message for calls without a network. */
const NO_NETWORK = { expected: [/ERR_INTERNET_DISCONNECTED/] };

const said = (page, text) => inElement(page, `::-p-text(${text})`);
const valueOf = (page, name) =>
  named(page, 'textbox', name)
    .map(({ value }) => value)
    .wait();

testInPage(
  'keeps everything typed without a network, reports that on sending, and sends when the network is back (§8)',
  NO_NETWORK,
  async (t, page) => {
    const files = await writeAttachments(temporaryFolder());
    const { address } = await (await serveDemo(t)).visit();
    await page.goto(`${address}/`);
    await named(page, 'combobox', 'Category').fill('OTHER');
    await named(page, 'textbox', 'Query details').fill(QUERY);
    await chooseFiles(page, files);
    await page.setOfflineMode(true);
    await named(page, 'button', 'Send Query').click();
    await said(page, 'Something went wrong while sending your query. Please try again later.');
    assert.equal(await valueOf(page, 'Query details'), QUERY);
    for (const { name } of files) await named(page, 'button', `Remove ${name}`).wait();
    await page.setOfflineMode(false);
    await named(page, 'button', 'Send Query').click();
    assert.match(await textOf(page, '.receipt-number'), /^\d+$/);
  },
);

testInPage(
  'sends a complete form once when the network is back, if the member waits for that (§4)',
  NO_NETWORK,
  async (t, page) => {
    const files = await writeAttachments(temporaryFolder());
    const browser = await (await serveDemo(t)).visit();
    const before = await browser.json('/demo-api/queries');
    await page.goto(`${browser.address}/`);
    await named(page, 'combobox', 'Category').fill('OTHER');
    await named(page, 'textbox', 'Query details').fill(QUERY);
    await chooseFiles(page, files);
    await page.setOfflineMode(true);
    await named(page, 'button', 'Send Query').click();
    await said(page, 'You are offline, so your query has not been sent.');
    await named(page, 'button', 'Wait and send when I am online').click();
    await said(page, 'Waiting for a connection.');
    assert.equal((await browser.json('/demo-api/queries')).length, before.length);
    await page.setOfflineMode(false);
    const number = Number(await textOf(page, '.receipt-number'));
    const after = await browser.json('/demo-api/queries');
    assert.equal(after.length, before.length + 1);
    assert.ok(after.some(({ referenceNumber }) => referenceNumber === number));
  },
);

testInPage(
  'a part of the application that does not load ends in a panel, and typed text is restored (§8)',
  { expected: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|TypeError in rendering/] },
  async (t, page) => {
    const browser = await (await serveDemo(t)).visit();
    const [{ referenceNumber }] = await browser.json('/demo-api/submissions');
    await page.evaluateOnNewDocument(() => {
      window.heard = [];
      for (const name of ['error', 'unhandledrejection']) {
        addEventListener(name, ({ type }) => window.heard.push(type));
      }
      addEventListener('element-error', ({ type }) => window.heard.push(type));
    });
    await page.goto(`${browser.address}/`);
    await named(page, 'combobox', 'Category').fill('OTHER');
    await named(page, 'textbox', 'Query details').fill(QUERY);
    await page.setOfflineMode(true);
    await page.evaluate((number) => {
      location.hash = `#/document-submission?reference=${number}`;
    }, referenceNumber);
    await said(page, 'This part of the page stopped working.');
    assert.deepEqual(await page.evaluate(() => window.heard), ['element-error']);
    await page.setOfflineMode(false);
    await named(page, 'button', 'Start again').click();
    await inElement(page, 'table time');
    await page.goBack();
    assert.equal(await valueOf(page, 'Query details'), QUERY);
  },
);
