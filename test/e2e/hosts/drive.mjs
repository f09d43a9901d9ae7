import assert from 'node:assert/strict';
import { named, prefilled, textOf } from '../page.mjs';

/** The accent colour that every host's theme sets, and the radius of its buttons. */
const THEME = { background: 'rgb(98, 52, 165)', radius: '20px' };

/** Sends a query as a member does. Returns the reference number that the page shows. */
export async function sendQuery(frame, query) {
  await prefilled(frame);
  await named(frame, 'combobox', 'Category').fill('OTHER');
  await named(frame, 'textbox', 'Query details').fill(query);
  await named(frame, 'button', 'Send Query').click();
  return textOf(frame, '.receipt-number');
}

/** Waits until the page, or a frame in it, meets a condition. */
const until = (frame, condition, ...values) => frame.waitForFunction(condition, {}, ...values);

/**
 * Tests a submission in a host. The host's page must use every way to work with the element: theming, an event, an
 * object property, a changing attribute, and removing and adding the element.
 * @param frame the frame with the element
 */
export async function driveHost({ page, frame = page, portal, browser }) {
  await named(frame, 'heading', 'How can we help?').wait();
  const button = await named(frame, 'button', 'Send Query').waitHandle();
  assert.deepEqual(
    await button.evaluate((node) => {
      const { backgroundColor, borderRadius } = getComputedStyle(node);
      return { background: backgroundColor, radius: borderRadius };
    }),
    THEME,
  );

  await named(page, 'button', 'In Afrikaans').click();
  await named(frame, 'heading', 'Hoe kan ons help?').wait();

  const query = `Sent through ${portal}`;
  const reference = await sendQuery(frame, query);
  assert.match(reference, /^\d+$/);
  await until(page, (number) => document.querySelector('output').textContent === number, reference);
  const { queries } = await browser.json(
    '/api/smart-inquiry-api/member-queries?daysAgo=7&status=OPEN&origin=MEMBER_WEB',
  );
  const found = queries.filter(({ queryDetail }) => queryDetail === query);
  assert.deepEqual(
    found.map(({ referenceNumber }) => String(referenceNumber)),
    [reference],
    'sent once',
  );

  await named(page, 'button', 'Medicine delivery').click();
  await until(frame, () =>
    document
      .querySelector('medical-aid-inquiries')
      .shadowRoot?.querySelector('option[value="MEDXPRESS_ORDER_QUERY"]'),
  );
  if (!(await page.$('::-p-aria([role="button"][name="Show or hide"])'))) return;
  await named(page, 'button', 'Show or hide').click();
  await until(page, () => !document.querySelector('medical-aid-inquiries'));
  await named(page, 'button', 'Show or hide').click();
  await named(frame, 'combobox', 'Category').wait();
}
