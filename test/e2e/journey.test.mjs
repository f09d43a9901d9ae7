import assert from 'node:assert/strict';
import { inElement } from '../support/in-element.mjs';
import { writeAttachments } from './attachments.mjs';
import { serveDemo, temporaryFolder } from './contract/demo-server.mjs';
import { chooseFiles, logIn, logQuery } from './member-acts.mjs';
import { named, testInPage, textOf } from './page.mjs';

const QUERY = 'Why was my account paid in part only?';
const AFRIKAANS = 'Afrikaans, encoded as windows-1252';

const load = (page, path) =>
  page.evaluate(async (name) => (await fetch(`/demo-api/${name}`)).json(), path);

/**
 * Waits until the page has loaded its content, because no request may be open when the session ends. Then logs in.
 */
async function logOutAndInAs(page, username, password) {
  await page.locator('.timeline li').wait();
  await page.locator('.member summary').click();
  await named(page, 'button', 'Log out').click();
  await logIn(page, username, password);
  return textOf(page, '.member-name');
}

/** Sends one of the prepared responses from the page's own form. */
async function answerAsAgent(page, reference, title) {
  await page.locator('.developer > summary').click();
  await named(page, 'combobox', 'Query').fill(reference);
  const responses = await load(page, 'responses');
  const index = responses.findIndex((response) => response.title === title);
  await named(page, 'combobox', 'Ready response').fill(String(index));
  await named(page, 'button', 'Send the answer').click();
  await named(page, 'link', `See query ${reference}`).wait();
}

async function readResponse(page) {
  await named(page, 'button', 'View response sent to you via email').click();
  const frame = await inElement(page, 'iframe.response-frame');
  const sandbox = await frame.evaluate((element) => element.sandbox.value);
  const response = await frame.contentFrame();
  const words = await response.locator('::-p-text(Geagte mnr. Van der Merwe)').waitHandle();
  const all = await words.evaluate((element) => element.ownerDocument.body.textContent);
  await named(page, 'button', 'Close').click();
  return { sandbox, all };
}

async function update(page, files) {
  await named(page, 'button', 'Update Query').click();
  await named(page, 'textbox', 'Query details').fill('Here is the account again.');
  await chooseFiles(page, files);
  await named(page, 'button', 'Send Update').click();
  return textOf(page, '.receipt-number');
}

testInPage(
  'a member logs in, logs a query, reads its answer, updates it, and opens a document submission (§2)',
  // Without a session, a page that requests the signed-in member gets 401.
  { expected: [/401 .*\/demo-api\/session$/] },
  async (t, page) => {
    const files = await writeAttachments(temporaryFolder());
    const { address } = await (await serveDemo(t)).visit();
    await page.goto(`${address}/portal/medical-aid/interaction-timeline`);
    assert.equal(await logOutAndInAs(page, 'johan', 'Marula-tree-3'), 'Johan van der Merwe');

    const reference = await logQuery(page, {
      category: 'MEDICAL_CLAIMS',
      subCategory: 'CLAIM_SHORT_PAID',
      query: QUERY,
      files,
    });
    await named(page, 'link', 'interaction timeline').wait();
    await answerAsAgent(page, reference, AFRIKAANS);

    await page.reload();
    await named(page, 'link', `Edit query ${reference}`).click();
    await named(page, 'heading', 'View your query').wait();
    assert.equal(
      new URL(page.url()).hash,
      `#/update/default?reference=${reference}&timeline=false`,
    );
    assert.equal(await textOf(page, '.query-detail'), QUERY);
    const { sandbox, all } = await readResponse(page);
    assert.ok(!sandbox.includes('allow-scripts'));
    assert.match(all, /Die môre daarna/);

    const [file] = files;
    const newReference = await update(page, [file]);
    assert.match(newReference, /^\d+$/);
    const stored = await load(page, `queries/${newReference}`);
    assert.equal(stored.original, Number(reference));
    assert.deepEqual(
      stored.files.map(({ sha256 }) => sha256),
      [file.sha256],
    );

    const [submission] = await load(page, 'submissions');
    const path = `#/document-submission?reference=${submission.referenceNumber}`;
    // The panel is still open, because the address contains its state.
    await page.locator(`.developer a[href="${path}"]`).click();
    await named(page, 'heading', 'Document Submission').wait();
    await inElement(page, '.attachment-links ::-p-text(Eisvorm – bril.pdf)');
    await named(page, 'button', 'Back').click();
    await named(page, 'heading', 'View your query').wait();
  },
);
