import assert from 'node:assert/strict';
import { inElement } from '../../support/in-element.mjs';
import { startDemo } from '../contract/demo-server.mjs';
import { named, prefilled, testInPage, textOf } from '../page.mjs';

/** The parts that load on demand. */
const PARTS = /\/chunks\/(?:AnswerDue|SentRecord|SaveRecord|AlreadyAsked|JustSent)\b/;

testInPage(
  'a part that does not load is reported and left out, and nothing else is lost (§8)',
  { expected: [/ERR_FAILED/] },
  async (t, page) => {
    const { address } = await (await startDemo(t)).visit();
    await page.evaluateOnNewDocument(() => {
      window.heard = [];
      addEventListener('element-error', ({ detail }) => window.heard.push(detail.message));
    });
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      void (PARTS.test(request.url()) ? request.abort() : request.continue());
    });
    const heard = (count) =>
      page.waitForFunction((least) => window.heard.length >= least, {}, count);

    await page.goto(`${address}/?panel=closed`);
    await prefilled(page);
    await named(page, 'combobox', 'Category').fill('MEDICAL_CLAIMS');
    await named(page, 'combobox', 'Query category').fill('CLAIM_SHORT_PAID');
    await inElement(page, '.self-help .content');
    await heard(1);
    await named(page, 'textbox', 'Query details').fill('Why was it paid in part only?');
    await named(page, 'button', 'Send Query').click();

    assert.match(await textOf(page, '.receipt-number'), /^\d{7}$/);
    await heard(4);
    const messages = await page.evaluate(() => window.heard);
    for (const part of ['already-asked', 'answer-due', 'record', 'just-sent']) {
      assert.equal(messages.filter((message) => message.includes(part)).length, 1, part);
    }
    assert.equal(await page.$('>>> ::-p-text(This part of the page stopped working.)'), null);
    await named(page, 'button', 'Log another query').click();
    await named(page, 'textbox', 'Query details').wait();
  },
);
