import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { launchBrowser } from '../support/browser.mjs';
import { inElement } from '../support/in-element.mjs';

/** Collects what goes wrong in a page: console errors, uncaught ones, breaches of its policy. */
async function collectFaults(page) {
  const faults = [];
  page.on('console', (message) => {
    const { url = '' } = message.location();
    if (message.type() === 'error') faults.push(`console: ${message.text()} ${url}`);
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  const inspector = await page.createCDPSession();
  inspector.on('Audits.issueAdded', ({ issue }) => {
    const breach = issue.details.contentSecurityPolicyIssueDetails;
    if (breach) faults.push(`policy: ${JSON.stringify(breach)}`);
  });
  await inspector.send('Audits.enable');
  return faults;
}

/** The browser that the tests of a file share. */
let shared;
after(async () => (await shared)?.close());

/** A context of the shared browser: its cookies, cache and storage are its own. */
const openContext = async () => (await (shared ??= launchBrowser())).createBrowserContext();

/**
 * A test with a page of its own. It also fails on every fault in the page that none of `expected`
 * matches.
 * @param options `launch` opens a browser of the test's own
 */
export function testInPage(title, { launch = openContext, expected = [] }, work) {
  test(title, async (t) => {
    const browser = await launch(t);
    t.after(() => browser.close());
    const page = await browser.newPage();
    const faults = await collectFaults(page);
    const unexpected = () =>
      faults.filter((fault) => !expected.some((pattern) => pattern.test(fault)));
    try {
      await work(t, page);
    } catch (error) {
      unexpected().forEach((fault) => t.diagnostic(fault));
      throw error;
    }
    await page.close();
    assert.deepEqual(unexpected(), [], 'faults in the page');
  });
}

/** What assistive technology knows by this role and name, in the element's shadow tree too. */
export const named = (page, role, name) =>
  page.locator(`::-p-aria([role="${role}"][name="${name}"])`);

/** Waits until the member's first address stands in the form: sent before, a query would lack it. */
export async function prefilled(frame) {
  const field = await inElement(frame, 'input[name="email"]');
  await field
    .asLocator()
    .filter(({ value }) => value !== '')
    .wait();
}

/** The text of the first thing in the page or the element that the selector finds. */
export const textOf = async (page, selector) =>
  (await inElement(page, selector)).evaluate(({ textContent }) => textContent);
