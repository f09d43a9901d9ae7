import assert from 'node:assert/strict';
import { inElement } from '../support/in-element.mjs';
import { writeAttachments } from './attachments.mjs';
import { serveDemo, temporaryFolder } from './contract/demo-server.mjs';
import { chooseFiles, logQuery } from './member-acts.mjs';
import { named, testInPage, textOf } from './page.mjs';
import { signIn, startPortal, STRICT } from './strict-portal.mjs';

const BODY =
  '<script type="module" src="/dist/medical-aid-inquiries.js"></script>' +
  '<medical-aid-inquiries site-root="/?arrived"></medical-aid-inquiries>';
/** A response with every kind of style, a script, a table and a remote image. */
const RESPONSE = `<html><head><style>p { color: rgb(1, 2, 3) }</style></head><body>
  <script>document.title = 'run'</script>
  <p style="font-size: 20px; margin: 4px">Dear member, it was paid.</p>
  <table width="300" bgcolor="#eeeeee"><tr><td align="right">R 100</td></tr></table>
  <img src="https://pictures.example/logo.png" alt="Our logo"></body></html>`;

async function readResponse(page) {
  await named(page, 'button', 'View response sent to you via email').click();
  const frame = await inElement(page, 'iframe.response-frame');
  const response = await frame.contentFrame();
  const words = await response.locator('::-p-text(it was paid)').waitHandle();
  const { fontSize, color } = await words.evaluate((p) => {
    const style = getComputedStyle(p);
    return { fontSize: style.fontSize, color: style.color };
  });
  assert.deepEqual([fontSize, color], ['20px', 'rgb(1, 2, 3)']);
  assert.match(await textOf(page, '.blocked-images'), /pictures\.example/);
  await named(page, 'button', 'Close').click();
}

testInPage(
  'the whole journey works under a strict policy with Trusted Types, without a report (§2)',
  {},
  async (t, page) => {
    const files = await writeAttachments(temporaryFolder());
    const browser = await (await serveDemo(t)).visit();
    const portal = await startPortal(t, browser.address, { body: BODY, policy: STRICT });
    await signIn(page, browser);
    await page.goto(`${portal.address}/`);
    const reference = await logQuery(page, {
      category: 'MEDICAL_CLAIMS',
      subCategory: 'CLAIM_SHORT_PAID',
      query: 'Why in part only?',
      files,
    });
    await browser.post(`/demo-api/queries/${reference}/answer`, { html: RESPONSE });
    await page.reload();
    await named(page, 'link', `Edit query ${reference}`).click();
    await readResponse(page);

    await named(page, 'button', 'Update Query').click();
    await named(page, 'textbox', 'Query details').fill('Here it is again.');
    await chooseFiles(page, files.slice(0, 1));
    await named(page, 'button', 'Send Update').click();
    assert.match(await textOf(page, '.receipt-number'), /^\d+$/);

    const [{ referenceNumber }] = await browser.json('/demo-api/submissions');
    await page.evaluate((number) => {
      location.hash = `#/document-submission?reference=${number}`;
    }, referenceNumber);
    await inElement(page, 'table time');

    await page.evaluate(() => {
      location.hash = '#/login';
    });
    await named(page, 'textbox', 'Username').fill('thandi');
    await named(page, 'textbox', 'Password').fill('Marula-tree-1');
    await Promise.all([page.waitForNavigation(), named(page, 'button', 'Log in').click()]);
    assert.equal(new URL(page.url()).search, '?arrived');
    await named(page, 'heading', 'How can we help?').wait();
    assert.equal(await page.title(), 'Portal');
    assert.deepEqual(portal.reports, []);
  },
);
