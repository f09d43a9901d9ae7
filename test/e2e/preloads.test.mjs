import assert from 'node:assert/strict';
import { inElement } from '../support/in-element.mjs';
import { openPainted, takenOver } from './held-application.mjs';
import { named, testInPage } from './page.mjs';

/** The rows of the open queries, as a member reads them. */
const rowsOf = (page) =>
  page.$$eval('>>> tbody[role] tr', (rows) =>
    rows.map(({ cells }) => [...cells].map(({ textContent }) => textContent)),
  );

const query = (reference, more = {}) => ({
  referenceNumber: reference,
  category: 'OTHER',
  queryDetail: `Query ${reference}`,
  dateLogged: '2026-05-04',
  ...more,
});

testInPage(
  'the open queries are read before the application, once, and show with it (§2, §4)',
  {},
  async (t, page) => {
    let readings = 0;
    page.on('request', (request) => {
      if (request.url().includes('/member-queries')) readings += 1;
    });
    const application = await openPainted(t, page, {
      queries: [query(1), query(3, { dateLogged: '2026-06-01' })],
    });
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/member-queries')),
    );
    await application.release();
    await takenOver(page);
    await inElement(page, 'tbody[role] tr');
    assert.deepEqual(await rowsOf(page), [
      ['Other', 'Query 3', '2026-06-01', 'Edit query 3'],
      ['Other', 'Query 1', '2026-05-04', 'Edit query 1'],
    ]);
    assert.equal(readings, 1);
  },
);

testInPage(
  'another base before the application shows the screen anew (decisions 1)',
  {},
  async (t, page) => {
    const application = await openPainted(t, page, { queries: [query(1), query(2)] });
    const other = page.waitForRequest((request) => request.url().includes('/other/'));
    await page.$eval('medical-aid-inquiries', (element) => {
      element.setAttribute('api-base', '/other');
    });
    await other;
    await application.release();
    await takenOver(page);
    await inElement(page, 'tbody[role] tr');
    assert.equal((await rowsOf(page)).length, 2);
  },
);

testInPage(
  'starting again reads the open queries anew (§4)',
  { expected: [/^console: <medical-aid-inquiries>: Error in rendering/] },
  async (t, page) => {
    const application = await openPainted(t, page, { queries: [query(1)] });
    await application.release();
    await takenOver(page);
    await inElement(page, 'tbody[role] tr');
    application.hold('/member-queries');
    await page.$eval('medical-aid-inquiries', (element) => {
      const { get } = Object.getOwnPropertyDescriptor(Node.prototype, 'baseURI');
      Object.defineProperty(document, 'baseURI', {
        configurable: true,
        get: () => {
          throw new Error('Broken by the page');
        },
      });
      window.mend = () => Object.defineProperty(document, 'baseURI', { configurable: true, get });
      element.setAttribute('messages', '{"contactUs": {"title": "Shown anew"}}');
    });
    await named(page, 'button', 'Start again').wait();
    await page.evaluate(() => window.mend());
    await named(page, 'button', 'Start again').click();
    await takenOver(page);
    assert.deepEqual(await rowsOf(page), []);
    assert.notEqual(await page.$('>>> .skeleton'), null);
    await application.release();
    await inElement(page, 'tbody[role] tr');
  },
);
