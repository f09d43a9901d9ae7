import assert from 'node:assert/strict';
import { writeAttachments } from './attachments.mjs';
import { serveDemo, temporaryFolder } from './contract/demo-server.mjs';
import {
  focused,
  waitForAnnouncement,
  waitForFocus,
  pressOn,
  tabTo,
  typeOn,
  waitForNode,
} from './keyboard.mjs';
import { testInPage } from './page.mjs';

const CONTACT = 'How can we help?';
const THANKS = 'Thank you for your query. We will respond within one to two business days.';
const RESPONSE_BUTTON = 'View response sent to you via email';

/** Opens a signed-in member's page on a separate portal, at a hash. */
async function open(t, page, { hash = '', title = CONTACT } = {}) {
  const { address } = await (await serveDemo(t)).visit();
  await page.goto(`${address}/${hash}`);
  await waitForNode(page, 'heading', ({ name }) => name === title);
  return address;
}

/** The number of a document submission with documents. */
const submissionWithDocuments = (page) =>
  page.evaluate(async () => {
    const load = async (path) => (await fetch(path)).json();
    for (const { referenceNumber } of await load('/demo-api/submissions')) {
      const path = `/api/smart-inquiry-api/document-submissions/${referenceNumber}`;
      const { documentSubmission } = await load(path);
      if (documentSubmission.attachments.length > 0) return referenceNumber;
    }
    throw new Error('No submission has documents');
  });

async function attach(page, { path, name }) {
  const [chooser] = await Promise.all([
    page.waitForFileChooser(),
    pressOn(page, 'button', 'Choose files'),
  ]);
  await chooser.accept([path]);
  await waitForAnnouncement(page, 'Files added: 1.');
  const { description } = await focused(page);
  assert.match(description, /^Max 10MB file/);
  await tabTo(page, 'button', `Remove ${name}`);
}

testInPage(
  'a query with a file is logged by keyboard alone, and each step is announced (WCAG 2.2 AA)',
  {},
  async (t, page) => {
    const [file] = await writeAttachments(temporaryFolder());
    await open(t, page);

    // The first attempt is refused. The summary takes the focus, and its links lead to the fields.
    await pressOn(page, 'button', 'Send Query');
    await waitForAnnouncement(page, 'There is a problem', 'alert');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const category = await focused(page);
    assert.deepEqual(
      [category.role, category.name, category.invalid],
      ['combobox', 'Category', 'true'],
    );
    assert.equal(category.description, 'Error: Please select a category');

    await page.keyboard.type('Medical claims');
    await typeOn(page, 'combobox', 'Query category', 'Claim short paid');
    await tabTo(page, 'button', 'About the additional email address');
    await waitForNode(page, 'tooltip', ({ name }) => name !== '');
    await page.keyboard.press('Escape');
    await typeOn(page, 'textbox', 'Query details', 'Why was it paid in part only?');
    await attach(page, file);
    // Pressing the same key in the same place removes the file and restores it.
    await page.keyboard.press('Enter');
    await waitForAnnouncement(page, `${file.name} removed.`);
    assert.equal((await focused(page)).name, `Put back ${file.name}`);
    await page.keyboard.press('Enter');
    await waitForAnnouncement(page, `${file.name} is back in the list.`);
    assert.equal((await focused(page)).name, `Remove ${file.name}`);

    await pressOn(page, 'button', 'Send Query');
    await waitForFocus(page, THANKS);
    await tabTo(page, 'button', 'Copy reference number');
    await tabTo(page, 'link', 'interaction timeline');
    await pressOn(page, 'button', 'Log another query');
    await waitForFocus(page, 'Log a new query');
  },
);

testInPage(
  'a query is viewed with its response and updated by keyboard alone (WCAG 2.2 AA)',
  {},
  async (t, page) => {
    await open(t, page);
    await pressOn(page, 'link', /^Edit query \d+$/);
    await waitForFocus(page, 'View your query');
    await waitForNode(page, 'table', ({ name }) => /^Query \d+$/.test(name));

    const closed = await tabTo(page, 'button', RESPONSE_BUTTON);
    assert.equal(closed.expanded, false);
    await page.keyboard.press('Enter');
    await waitForNode(page, 'region', ({ name }) => name === 'Response sent via email');
    assert.equal((await focused(page)).expanded, true);
    await pressOn(page, 'button', 'Close');
    const again = await focused(page);
    assert.deepEqual([again.name, again.expanded], [RESPONSE_BUTTON, false]);

    await pressOn(page, 'button', 'Update Query');
    assert.equal((await focused(page)).expanded, true);
    await typeOn(page, 'textbox', 'Query details', 'Here is more.');
    await page.keyboard.down('Control');
    await page.keyboard.press('Enter');
    await page.keyboard.up('Control');
    await waitForFocus(
      page,
      'Thank you for your update. We will respond within two to three business days.',
    );
    await pressOn(page, 'button', 'Back');
    await waitForFocus(page, CONTACT);
  },
);

testInPage(
  'a member logs in by keyboard alone, after a failed attempt (WCAG 2.2 AA)',
  { expected: [/401 /] },
  async (t, page) => {
    await open(t, page, { hash: '#/login', title: 'Log in' });
    await typeOn(page, 'textbox', 'Username', 'johan');
    await typeOn(page, 'textbox', 'Password', 'wrong');
    await page.keyboard.press('Enter');
    await waitForNode(page, 'alert', () => true);
    const password = await focused(page);
    assert.deepEqual([password.name, password.required], ['Password', true]);
    await page.keyboard.down('Control');
    await page.keyboard.press('a');
    await page.keyboard.up('Control');
    await page.keyboard.type('Marula-tree-3');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    await waitForNode(page, 'heading', ({ name }) => name === CONTACT);
  },
);

testInPage('a document submission is read by keyboard alone (WCAG 2.2 AA)', {}, async (t, page) => {
  await open(t, page);
  const referenceNumber = await submissionWithDocuments(page);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/document-submission?reference=${referenceNumber}`);
  await waitForFocus(page, 'Document Submission');
  await waitForNode(page, 'table', ({ name }) => name === `Document submission ${referenceNumber}`);
  await tabTo(page, 'link', /\(opens in a new tab\)$/);
  await tabTo(page, 'button', /^Download /);
  await pressOn(page, 'button', 'Back');
  await waitForFocus(page, CONTACT);
});

testInPage('a phone offers the camera, and zooms in at no field (§2)', {}, async (t, page) => {
  await page.emulate({
    viewport: { width: 320, height: 640, isMobile: true, hasTouch: true },
    userAgent: 'phone',
  });
  await open(t, page);
  await waitForNode(page, 'button', ({ name }) => name === 'Take a photo');
  const [width, scrollWidth] = await page.evaluate(() => [
    innerWidth,
    document.documentElement.scrollWidth,
  ]);
  assert.deepEqual([width, scrollWidth], [320, 320]);
  const sizes = await page.evaluate(() => {
    document.body.style.fontSize = '13px';
    const { shadowRoot } = document.querySelector('medical-aid-inquiries');
    const fields = [...shadowRoot.querySelectorAll('input, select, textarea')];
    return fields.map((field) => getComputedStyle(field).fontSize);
  });
  assert.deepEqual([...new Set(sizes)], ['16px']);
});
