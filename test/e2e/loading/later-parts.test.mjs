import assert from 'node:assert/strict';
import { inElement } from '../../support/in-element.mjs';
import { writeAttachments } from '../attachments.mjs';
import { serveDemo, temporaryFolder } from '../contract/demo-server.mjs';
import { chooseFiles } from '../member-acts.mjs';
import { named, prefilled, testInPage, textOf } from '../page.mjs';

/** Aborts the requests of these parts. Returns a function that waits for a number of reports. */
async function leaveOut(page, parts) {
  await page.evaluateOnNewDocument(() => {
    window.heard = [];
    addEventListener('element-error', ({ detail }) => window.heard.push(detail.message));
  });
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    void (parts.test(request.url()) ? request.abort() : request.continue());
  });
  return (count) => page.waitForFunction((least) => window.heard.length >= least, {}, count);
}

/** How often each of these parts was reported. */
const reports = async (page, parts) => {
  const messages = await page.evaluate(() => window.heard);
  return parts.map((part) => messages.filter((message) => message.includes(part)).length);
};

const hasNoPanel = async (page) =>
  (await page.$('>>> ::-p-text(This part of the page stopped working.)')) === null;

testInPage(
  'a part that does not load is reported and left out, and nothing else is lost (§8)',
  { expected: [/ERR_FAILED/] },
  async (t, page) => {
    const { address } = await (await serveDemo(t)).visit();
    const heard = await leaveOut(page, /\/chunks\/receipt\b/);
    await page.goto(`${address}/?panel=closed`);
    await prefilled(page);
    await named(page, 'combobox', 'Category').fill('MEDICAL_CLAIMS');
    await named(page, 'combobox', 'Query category').fill('CLAIM_SHORT_PAID');
    await inElement(page, '.self-help .content');
    await named(page, 'textbox', 'Query details').fill('Why was it paid in part only?');
    await named(page, 'button', 'Send Query').click();

    assert.match(await textOf(page, '.receipt-number'), /^\d{7}$/);
    await heard(3);
    const parts = ['answer-due', 'export', 'just-sent'];
    assert.deepEqual(await reports(page, parts), [1, 1, 1]);
    assert.ok(await hasNoPanel(page));
    await named(page, 'button', 'Log another query').click();
    await named(page, 'textbox', 'Query details').wait();
  },
);

testInPage(
  'files are listed, removed and sent although nothing that helps with them loads (§5)',
  { expected: [/ERR_FAILED/] },
  async (t, page) => {
    const { address } = await (await serveDemo(t)).visit();
    const heard = await leaveOut(page, /\/chunks\/files\b/);
    const [pdf, picture] = await writeAttachments(temporaryFolder());
    await page.goto(`${address}/?panel=closed`);
    await prefilled(page);
    await named(page, 'combobox', 'Category').fill('OTHER');
    await named(page, 'textbox', 'Query details').fill('My account is attached');
    await chooseFiles(page, [pdf, picture]);
    await heard(2);
    await named(page, 'button', `Remove ${pdf.name}`).click();
    await named(page, 'button', `Put back ${pdf.name}`).wait();
    await named(page, 'button', 'Send Query').click();
    const reference = await textOf(page, '.receipt-number');
    const { files } = await page.evaluate(
      async (number) => (await fetch(`/demo-api/queries/${number}`)).json(),
      reference,
    );
    assert.deepEqual(
      files.map(({ sha256 }) => sha256),
      [picture.sha256],
    );
    const parts = ['file-help', 'thumbnail'];
    assert.deepEqual(await reports(page, parts), [1, 1]);
    assert.ok(await hasNoPanel(page));
  },
);
