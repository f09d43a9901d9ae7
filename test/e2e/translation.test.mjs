import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { DIST, TEST_BUILD } from '../../src/tooling/folders.mjs';
import { TEXTS_FILE } from '../../src/tooling/texts-file.mjs';
import { snippetsUnder } from '../support/documents.mjs';
import { inElement } from '../support/in-element.mjs';
import { LIBRARIES, typeErrors } from '../support/strict-types.mjs';
import { serveDemo } from './contract/demo-server.mjs';
import { matching, prefilled, testInPage } from './page.mjs';
import { signIn, startPortal } from './strict-portal.mjs';

const TRANSLATING = 'demo/TRANSLATING.md';
const BODY = `<script type="module" src="/dist/medical-aid-inquiries.js"></script>
  <medical-aid-inquiries></medical-aid-inquiries>
  <script type="module" src="/translate.js"></script>`;

/** The file of texts, with marks around each text. */
const translation = readFileSync(join(DIST, TEXTS_FILE), 'utf8').replaceAll(
  /(": "\s*)(.*?)(\s*",?)$/gm,
  '$1‹$2›$3',
);

/** Runs in the page. Every text with a letter that the element shows or announces, except guidance. */
function shownTexts() {
  const { shadowRoot } = document.querySelector('medical-aid-inquiries');
  const nodes = [...shadowRoot.querySelectorAll('*')].filter(
    (node) => !node.closest('style, .content'),
  );
  const attributes = ['aria-label', 'alt', 'placeholder', 'title', 'data-label'];
  return nodes
    .flatMap((node) => [
      ...[...node.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ data }) => data),
      ...attributes.map((name) => node.getAttribute(name) ?? ''),
    ])
    .filter((text) => /\p{L}/u.test(text));
}

const QUERY = 'Where is my card?';

const isOpenQueries = (response) => /\/member-queries\?/.test(response.url());

testInPage(
  'a translation of the file leaves no text in English, from the contact page to the receipt',
  {},
  async (t, page) => {
    const warnings = [];
    page.on('console', (message) => message.type() === 'warn' && warnings.push(message.text()));
    const browser = await (await serveDemo(t)).visit();
    const files = {
      '/translate.js': snippetsUnder(TRANSLATING, 'Translating', 'js')[0],
      '/texts.af.json': translation,
    };
    const portal = await startPortal(t, browser.address, { body: BODY, files });
    await signIn(page, browser);
    const [listed] = await Promise.all([
      page.waitForResponse(isOpenQueries),
      page.goto(portal.address),
    ]);
    const data = (await listed.text()) + JSON.stringify(QUERY);
    const untranslated = async () =>
      (await page.evaluate(shownTexts)).filter(
        (text) => !/[‹@]/.test(text) && !data.includes(JSON.stringify(text)),
      );

    await prefilled(page);
    await inElement(page, 'table a');
    assert.deepEqual(await untranslated(), []);
    await (await matching(page, 'select')).fill('OTHER');
    await (await matching(page, 'textarea')).fill(QUERY);
    await (await matching(page, '[part~="primary"]')).click();
    await inElement(page, '[part~="receipt"]');
    assert.deepEqual(await untranslated(), []);
    assert.deepEqual(warnings, []);
  },
);

test('a translation that satisfies the type compiles in a strict portal, and fails without a text', (t) => {
  mkdirSync(TEST_BUILD, { recursive: true });
  const folder = mkdtempSync(join(TEST_BUILD, 'translation-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const code = snippetsUnder(TRANSLATING, 'In TypeScript', 'ts')[0];
  const file = join(folder, 'portal.ts');
  writeFileSync(file, code);
  writeFileSync(join(folder, 'texts.af.json'), translation);
  assert.deepEqual(typeErrors([file], LIBRARIES.page), []);
  writeFileSync(join(folder, 'texts.af.json'), translation.replace('"send": ', '"sent": '));
  assert.match(typeErrors([file], LIBRARIES.page).join('\n'), /Property 'send' is missing/);
});
