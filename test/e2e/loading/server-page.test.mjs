import assert from 'node:assert/strict';
import { snippetsUnder } from '../../support/documents.mjs';
import { serveDemo } from '../contract/demo-server.mjs';
import { named, testInPage } from '../page.mjs';
import { signIn, startPortal } from '../strict-portal.mjs';

const ENTRY = '/dist/medical-aid-inquiries.js';
const [SNIPPET] = snippetsUnder('demo/hosts/README.md', 'Server pages', 'html');
const BODY = `<script type="module" src="${ENTRY}"></script>${SNIPPET}<p id="after">After it</p>`;
const TELEPHONE = 'medical-aid-inquiries > * a[href^="tel:"]';

async function openPage(t, page) {
  const browser = await (await serveDemo(t)).visit();
  const portal = await startPortal(t, browser.address, { body: BODY });
  await signIn(page, browser);
  await page.goto(portal.address, { waitUntil: 'domcontentloaded' });
}

/** The content that the server has put into the tag, as displayed, and the position at which the page continues. */
const seen = (page) =>
  page.evaluate((selector) => {
    const link = document.querySelector(selector);
    return {
      telephone: link.checkVisibility(),
      place: document.querySelector('medical-aid-inquiries').getBoundingClientRect().height,
    };
  }, TELEPHONE);

testInPage('a member without JavaScript finds the page’s own way to ask', {}, async (t, page) => {
  await page.setJavaScriptEnabled(false);
  await openPage(t, page);
  await named(page, 'link', '0860 000 000').wait();
});

testInPage(
  'the page’s own content is shown, in place, until the element has loaded',
  {},
  async (t, page) => {
    let letGo;
    await page.setRequestInterception(true);
    const asked = new Promise((resolve) => {
      page.on('request', (request) => {
        if (!request.url().endsWith(ENTRY)) return void request.continue();
        letGo = () => request.continue();
        return resolve();
      });
    });
    const opened = openPage(t, page);
    await asked;
    await page.waitForSelector('#after');
    const before = await seen(page);
    assert.equal(before.telephone, true);
    assert.ok(before.place >= 700, `kept ${before.place} px`);
    await letGo();
    await opened;
    await named(page, 'heading', 'How can we help?').wait();
    assert.equal((await seen(page)).telephone, false);
    assert.ok(await page.$(TELEPHONE), 'the page’s own words stay the page’s');
    assert.equal(await page.$('::-p-aria([name="0860 000 000"])'), null);
  },
);
