import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { startDemo } from '../contract/demo-server.mjs';
import { ROOT } from '../package/pack.mjs';
import { snippets, snippetsUnder } from '../readme/snippets.mjs';
import { inElement } from '../support/in-element.mjs';
import { named, testInPage } from './page.mjs';
import { signIn, startPortal } from './strict-portal.mjs';

const TITLE = 'medical-aid-inquiries';
const CDN = 'https://cdn.example/medical-aid-inquiries/';
const SCRIPT = '<script type="module" src="/dist/medical-aid-inquiries.js"></script>';
const ELEMENT = '<medical-aid-inquiries></medical-aid-inquiries>';

/** A portal with a page of a snippet, signed in. */
async function openPage(t, page, { body = SCRIPT + ELEMENT, files, policy }) {
  const browser = await (await startDemo(t)).visit();
  const portal = await startPortal(t, browser.address, { body, files, policy });
  await signIn(page, browser);
  await page.goto(portal.address);
  return portal;
}

const headingShown = (page, name) => named(page, 'heading', name).wait();

test('every snippet of the README is known to the tests', () => {
  assert.deepEqual(
    snippets().map(({ under, language }) => [under, language].join(' ').trim()),
    [
      `${TITLE} html`,
      `${TITLE} html`,
      'Try it sh',
      'Embed it',
      'From npm ts', // hosts/frameworks
      'Server pages html', // server-page
      'Theming css',
      'Words js',
      'API client js',
      'Operations js',
      'How it is built', // a picture of the folders
    ],
  );
});

test('every command of the README is one of the project’s', () => {
  const { scripts } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8'));
  const [commands] = snippetsUnder('Try it', 'sh');
  const readme = readFileSync(`${ROOT}/README.md`, 'utf8');
  const named = [...`${commands}${readme}`.matchAll(/npm (?:run )?([\w:]+)/g)].map(
    ([, name]) => name,
  );
  const own = new Set(named.filter((name) => !['ci', 'install'].includes(name)));
  assert.ok(own.size >= 8, `saw only ${own.size} commands`);
  for (const name of own) assert.ok(scripts[name], `npm run ${name}`);
});

for (const [index, shown] of ['Your open queries', 'Log a new query'].entries()) {
  testInPage(`snippet ${index + 1} of the README is a whole page`, {}, async (t, page) => {
    const snippet = snippetsUnder(TITLE, 'html')[index].replace(CDN, '/dist/');
    await openPage(t, page, { body: snippet.includes('<script') ? snippet : SCRIPT + snippet });
    await headingShown(page, 'How can we help?');
    await headingShown(page, shown);
  });
}

testInPage('the README’s policy is all that the element needs', {}, async (t, page) => {
  const policy = snippetsUnder('Embed it', '')[0].replaceAll('\n', ' ').trim();
  await openPage(t, page, { policy });
  await headingShown(page, 'Your open queries');
  // Guidance is remote HTML: it goes through both Trusted Types policies.
  await named(page, 'combobox', 'Category').fill('MEDICAL_CLAIMS');
  await inElement(page, '.content');
});

testInPage('the README’s theme is seen', {}, async (t, page) => {
  const files = { '/theme.css': snippetsUnder('Theming', 'css')[0] };
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

testInPage('the README’s words stand in the element', {}, async (t, page) => {
  const files = { '/words.js': snippetsUnder('Words', 'js')[0] };
  const words = '<script type="module" src="/words.js"></script>';
  await openPage(t, page, { body: SCRIPT + ELEMENT + words, files });
  await headingShown(page, 'Hoe kan ons help?');
  await named(page, 'button', 'Stuur navraag').wait();
});

testInPage('the README’s client makes its calls', {}, async (t, page) => {
  const told = '\nwindow.told = { open, allowed };';
  const files = { '/client.js': snippetsUnder('API client', 'js')[0] + told };
  await openPage(t, page, { body: '<script type="module" src="/client.js"></script>', files });
  await page.waitForFunction(() => window.told !== undefined);
  const { open } = await page.evaluate(() => window.told);
  assert.ok(Array.isArray(open) && open.length > 0);
});

testInPage(
  'the README’s monitoring hears of a call that fails',
  { expected: [/^console: Failed to load resource/] },
  async (t, page) => {
    const files = { '/monitoring.js': snippetsUnder('Operations', 'js')[0] };
    const element = ELEMENT.replace('>', ' api-base="/nowhere">');
    const monitoring = '<script type="module" src="/monitoring.js"></script>';
    const [counted] = await Promise.all([
      page.waitForRequest((request) => new URL(request.url()).pathname === '/metrics'),
      openPage(t, page, { body: monitoring + SCRIPT + element, files }),
    ]);
    const { name, status, call } = JSON.parse(await counted.fetchPostData());
    assert.deepEqual([name, status], ['request-failed', 404]);
    assert.match(call, /^GET \//);
  },
);
