import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { launchBrowser } from '../support/browsers/browser.mjs';
import { inElement } from '../support/in-element.mjs';

/** Collects a page's faults, which are console errors, uncaught errors and violations of its policy. */
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

/** A context of the shared browser, with its own cookies, cache and storage. */
const openContext = async () => (await (shared ??= launchBrowser())).createBrowserContext();

/**
 * A test with its own page. It also fails on each error of the page that matches none of `expected`.
 * @param options `launch` starts a browser only for this test
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

/**
 * Lets each attempt of a click scroll. The locator's own check scrolls only once, and waits forever if late content
 * then moves the control out of sight.
 */
const scrollsOnUse = (locator) => locator.setEnsureElementIsInTheViewport(false);

/** Finds an element by role and name in the accessibility tree, including shadow trees. */
export const named = (page, role, name) =>
  scrollsOnUse(page.locator(`::-p-aria([role="${role}"][name="${name}"])`));

/** The first visible match of a selector in the element. */
export const matching = async (page, selector) =>
  scrollsOnUse((await inElement(page, selector)).asLocator());

/** Waits until the form shows the member's first address, because a query sent earlier would lack it. */
export async function prefilled(frame) {
  const field = await matching(frame, 'input[name="email"]');
  await field.filter(({ value }) => value !== '').wait();
}

/** The text of the first match of a selector in the page or the element. */
export const textOf = async (page, selector) =>
  (await inElement(page, selector)).evaluate(({ textContent }) => textContent);
