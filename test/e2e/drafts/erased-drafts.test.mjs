import assert from 'node:assert/strict';
import { isInFull } from '../../support/runner/in-full.mjs';
import { serveDemo } from '../contract/demo-server.mjs';
import { reactModules } from '../hosts/react-modules.mjs';
import { named, prefilled, testInPage } from '../page.mjs';
import { signIn, startPortal } from '../strict-portal.mjs';
import { said, stored, storedWith } from './draft-page.mjs';

const ERASED = 'Draft deleted from this device.';
const TAG = '<medical-aid-inquiries drafts="keep"></medical-aid-inquiries>';

const map = (names) =>
  `<script type="importmap">${JSON.stringify({ imports: Object.fromEntries(names) })}</script>`;
const script = (source) => `<script type="module">${source}</script>`;

/** The pages, by the file of the release that they load. */
const PAGES = {
  'medical-aid-inquiries.js': async () => ({
    body: script(`import '/dist/medical-aid-inquiries.js'`),
  }),
  'class.js': async () => ({
    body: script(`import { MedicalAidInquiries } from '/dist/class.js';
      customElements.define('medical-aid-inquiries', class extends MedicalAidInquiries {});`),
  }),
  'lean/medical-aid-inquiries.js': async () => {
    const files = await reactModules('/react/');
    const names = Object.keys(files).filter((path) => !path.includes('shared-'));
    return {
      files,
      body:
        map(names.map((path) => [path.slice('/react/'.length, -'.js'.length), path])) +
        script(`import '/dist/lean/medical-aid-inquiries.js'`),
    };
  },
};

async function typeIn(page, address, words) {
  await page.bringToFront();
  await page.goto(`${address}/`);
  await prefilled(page);
  await named(page, 'textbox', 'Query details').fill(words);
  await storedWith(page, { files: 0 });
}

const isKept = (page) =>
  page.evaluate(
    () =>
      document
        .querySelector('medical-aid-inquiries')
        .shadowRoot.querySelector('.keep-draft input[type=checkbox]').checked,
  );

/** `npm test` tries only the entry for pages. */
const HERE = Object.entries(PAGES).slice(0, isInFull ? undefined : 1);

for (const [entry, pageOf] of HERE) {
  testInPage(
    `a logout in place ends the keeping of drafts in every tab at once: ${entry} (§4, decisions 7)`,
    {},
    async (t, page) => {
      const browser = await (await serveDemo(t)).visit();
      const { body, files } = await pageOf();
      const portal = await startPortal(t, browser.address, { body: body + TAG, files });
      await signIn(page, browser);
      await typeIn(page, portal.address, 'Typed in the first tab.');
      const other = await page.browserContext().newPage();
      await typeIn(other, portal.address, 'Typed in the second tab.');

      await page.bringToFront();
      await page.evaluate(() => document.querySelector('medical-aid-inquiries').eraseDrafts());
      for (const each of [page, other]) {
        await each.bringToFront();
        await said(each, ERASED);
        await named(each, 'textbox', 'Query details').fill('Typed after the logout.');
        // If drafts are kept, this event stores typed text at once.
        await each.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
        assert.equal(await isKept(each), false);
      }
      assert.equal(await stored(page), 'no database');
      await other.close();
    },
  );
}
