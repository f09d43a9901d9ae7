import assert from 'node:assert/strict';
import { after } from 'node:test';
import { launchBrowser } from '../../support/browsers/browser.mjs';
import { npmBrowser } from '../../support/browsers/npm-browser.mjs';
import { inElement } from '../../support/in-element.mjs';
import { isInFull } from '../../support/runner/in-full.mjs';
import { writeAttachments } from '../attachments.mjs';
import { serveDemo, temporaryFolder } from '../contract/demo-server.mjs';
import { chooseFiles } from '../member-acts.mjs';
import { matching, named, prefilled, testInPage, textOf } from '../page.mjs';
import { keepsFailedModules } from './keeps-failed-modules.mjs';

const QUERY = 'Why was my account paid in part only?';

async function launchRemembering() {
  const browser = await launchBrowser(npmBrowser());
  assert.ok(await keepsFailedModules(browser));
  return browser;
}

/** A browser that remembers a failed module, which its tests share. */
let remembering;
after(async () => (await remembering)?.close());
const openContext = async () =>
  (await (remembering ??= launchRemembering())).createBrowserContext();

/** The browser of the other tests, and that one. */
const BROWSERS = {
  '': {},
  ', which the browser remembers': { launch: openContext },
};
const NO_PART = /net::ERR_FAILED|TypeError in/;

/** Opens a page of the demo. Some of its parts, `first` from the start, can't be fetched until they are released. */
async function visitDemo(t, page, address, first) {
  const visitor = await (await serveDemo(t)).visit();
  let cut = first;
  let count = 0;
  let fail;
  const failed = new Promise((resolve) => (fail = resolve));
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isCut = cut?.test(request.url()) ?? false;
    if (isCut && ++count === 2) fail();
    void (isCut ? request.abort() : request.continue());
  });
  await page.goto(`${visitor.address}/?panel=closed${address}`);
  return {
    visitor,
    /** Resolves once a part could not be fetched, nor by its second attempt. */
    failed,
    cut: (parts) => {
      cut = parts;
    },
    letThrough: () => {
      cut = undefined;
    },
  };
}

const said = (page, text) => inElement(page, `::-p-text(${text})`);
const PART = (name) => new RegExp(`/chunks/${name}-`);

/** Tasks of a member, by the part of the application that can't be fetched at first. */
const TASKS = {
  'a query is sent': async (t, page) => {
    const [file] = await writeAttachments(temporaryFolder());
    const parts = await visitDemo(t, page, '');
    await prefilled(page);
    parts.cut(/\/chunks\/(?:rules|files)-/);
    await named(page, 'combobox', 'Category').fill('OTHER');
    await named(page, 'textbox', 'Query details').fill(QUERY);
    await chooseFiles(page, [file]);
    await named(page, 'button', 'Send Query').click();
    await said(page, 'Something went wrong while sending your query. Please try again later.');
    await named(page, 'button', `Remove ${file.name}`).wait();
    parts.letThrough();
    await named(page, 'button', 'Send Query').click();
    const reference = await textOf(page, '.receipt-number');
    const sent = await parts.visitor.json(`/demo-api/queries/${reference}`);
    assert.deepEqual(
      sent.files.map(({ sha256 }) => sha256),
      [file.sha256],
    );
  },
  'a query is sent, with what sends it,': async (t, page) => {
    const parts = await visitDemo(t, page, '', PART('send-call'));
    await parts.failed;
    parts.letThrough();
    await named(page, 'combobox', 'Category').fill('OTHER');
    await named(page, 'textbox', 'Email address').fill('member@scheme.example');
    await named(page, 'textbox', 'Query details').fill(QUERY);
    await named(page, 'button', 'Send Query').click();
    await textOf(page, '.receipt-number');
  },
  'a member logs in': async (t, page) => {
    const parts = await visitDemo(t, page, '#/login');
    parts.cut(PART('rules'));
    await named(page, 'textbox', 'Username').fill('johan');
    await named(page, 'textbox', 'Password').fill('Marula-tree-3');
    await named(page, 'button', 'Log in').click();
    await inElement(page, '[part~=alert]');
    parts.letThrough();
    await Promise.all([page.waitForNavigation(), named(page, 'button', 'Log in').click()]);
  },
  'a query is viewed with its response': async (t, page) => {
    const parts = await visitDemo(t, page, '');
    await prefilled(page);
    parts.cut(PART('view'));
    const queries = await parts.visitor.json('/demo-api/queries');
    const { referenceNumber } = queries.find(({ query }) => query.includes('anaesthetist'));
    await (await matching(page, `tr a[href*="${referenceNumber}"]`)).click();
    await said(page, 'This part of the page stopped working.');
    parts.letThrough();
    await named(page, 'button', 'Start again').click();
    await named(page, 'heading', 'View your query').wait();
    parts.cut(PART('sanitize'));
    await named(page, 'button', 'View response sent to you via email').click();
    await named(page, 'button', 'Try again').wait();
    parts.letThrough();
    await named(page, 'button', 'Try again').click();
    await inElement(page, 'iframe.response-frame');
  },
  'a draft is kept': async (t, page) => {
    const parts = await visitDemo(t, page, '&drafts=keep', PART('draft-parts'));
    await prefilled(page);
    await parts.failed;
    parts.letThrough();
    const go = (hash) => page.evaluate((to) => location.assign(to), hash);
    await go('#/login');
    await named(page, 'textbox', 'Username').wait();
    await go('#/contact-us/default');
    await named(page, 'textbox', 'Query details').fill(QUERY);
    await said(page, 'Draft kept');
  },
  'guidance is read': async (t, page) => {
    const parts = await visitDemo(t, page, '');
    await prefilled(page);
    parts.cut(PART('sanitize'));
    await named(page, 'combobox', 'Category').fill('MEDICAL_CLAIMS');
    await named(page, 'combobox', 'Query category').fill('CLAIM_SHORT_PAID');
    await said(page, 'Unable to load content.');
    parts.letThrough();
    await named(page, 'combobox', 'Query category').fill('OTHER');
    await named(page, 'combobox', 'Query category').fill('CLAIM_SHORT_PAID');
    await inElement(page, '.self-help .content');
  },
};

/** `npm test` tries only the browser of the other tests. */
const HERE = Object.entries(BROWSERS).slice(0, isInFull ? undefined : 1);

for (const [suffix, options] of HERE)
  for (const [task, work] of Object.entries(TASKS))
    testInPage(
      `${task} without a reload after its part could not be fetched${suffix} (§8)`,
      { ...options, expected: [NO_PART] },
      async (t, page) => {
        await page.bringToFront();
        await work(t, page);
      },
    );
