import assert from 'node:assert/strict';
import { integrity } from '../package/size/built.mjs';
import { snippetsUnder } from '../support/documents.mjs';
import { inElement } from '../support/in-element.mjs';
import { serveDemo } from './contract/demo-server.mjs';
import { named, testInPage } from './page.mjs';
import { signIn, startPortal } from './strict-portal.mjs';

const README = 'README.md';
const OPERATIONS = 'demo/OPERATIONS.md';
const FOLDER = /\/inquiries-[^/]+\//;
const SCRIPT = '<script type="module" src="/dist/medical-aid-inquiries.js"></script>';
const ELEMENT = '<medical-aid-inquiries></medical-aid-inquiries>';

/** Opens the page of a portal, signed in. The page is a snippet. */
async function openPage(t, page, { body = SCRIPT + ELEMENT, files, policy }) {
  const browser = await (await serveDemo(t)).visit();
  const portal = await startPortal(t, browser.address, { body, files, policy });
  await signIn(page, browser);
  await page.goto(portal.address);
  return portal;
}

const headingShown = (page, name) => named(page, 'heading', name).wait();

for (const [index, shown] of ['Your open queries', 'Log a new query'].entries()) {
  testInPage(`snippet ${index + 1} of the README is a complete page`, {}, async (t, page) => {
    const written = snippetsUnder(README, 'Quick start', 'html')[index];
    const snippet = written
      .replace(FOLDER, '/dist/')
      .replace('sha384-…', integrity()['medical-aid-inquiries.js']);
    await openPage(t, page, { body: snippet.includes('<script') ? snippet : SCRIPT + snippet });
    await headingShown(page, 'How can we help?');
    await headingShown(page, shown);
  });
}

testInPage('the element needs nothing beyond the README’s policy', {}, async (t, page) => {
  const policy = snippetsUnder(README, 'Requirements and policy', '')[0]
    .replaceAll('\n', ' ')
    .trim();
  await openPage(t, page, { policy });
  await headingShown(page, 'Your open queries');
  // Guidance is remote HTML, so it passes both Trusted Types policies.
  await named(page, 'combobox', 'Category').fill('MEDICAL_CLAIMS');
  await inElement(page, '.content');
});

testInPage('the README’s theme takes effect', {}, async (t, page) => {
  const files = { '/theme.css': snippetsUnder(README, 'Theming', 'css')[0] };
  const theme = '<link rel="stylesheet" href="/theme.css">';
  await openPage(t, page, { body: theme + SCRIPT + ELEMENT, files });
  const button = await named(page, 'button', 'Send Query').waitHandle();
  assert.deepEqual(
    await button.evaluate((node) => {
      const { backgroundColor, borderRadius } = getComputedStyle(node);
      return [backgroundColor, borderRadius];
    }),
    ['rgb(98, 52, 165)', '32px'],
  );
});

testInPage('the README’s texts show in the element', {}, async (t, page) => {
  const files = { '/texts.js': snippetsUnder(README, 'Texts', 'js')[0] };
  const texts = '<script type="module" src="/texts.js"></script>';
  await openPage(t, page, { body: SCRIPT + ELEMENT + texts, files });
  await headingShown(page, 'Hoe kan ons help?');
  await named(page, 'button', 'Stuur navraag').wait();
});

testInPage('the client of Operations makes its calls', {}, async (t, page) => {
  const report = '\nwindow.reported = { open, allowed };';
  const files = { '/client.js': snippetsUnder(OPERATIONS, 'API client', 'js')[0] + report };
  await openPage(t, page, { body: '<script type="module" src="/client.js"></script>', files });
  await page.waitForFunction(() => window.reported !== undefined);
  const { open } = await page.evaluate(() => window.reported);
  assert.ok(Array.isArray(open) && open.length > 0);
});

testInPage(
  'the monitoring of Operations counts a call that fails',
  { expected: [/^console: Failed to load resource/] },
  async (t, page) => {
    const files = { '/monitoring.js': snippetsUnder(OPERATIONS, 'Monitoring', 'js')[0] };
    const element = ELEMENT.replace('>', ' api-base="/nowhere">');
    const monitoring = '<script type="module" src="/monitoring.js"></script>';
    const [counted] = await Promise.all([
      page.waitForRequest((request) => new URL(request.url()).pathname === '/metrics'),
      openPage(t, page, { body: monitoring + SCRIPT + element, files }),
    ]);
    const { type, status, call } = JSON.parse(await counted.fetchPostData());
    assert.deepEqual([type, status], ['request-failed', 404]);
    assert.match(call, /^GET \//);
  },
);
