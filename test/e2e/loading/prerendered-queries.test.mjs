import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inElement } from '../../support/in-element.mjs';
import { writeAttachments } from '../attachments.mjs';
import { matching, named, testInPage } from '../page.mjs';
import { openPrerendered, hydrated } from './held-application.mjs';

/** The rows of the open queries as text. */
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
  'the open queries are shown before the application loads, and stay (§2, §4)',
  {},
  async (t, page) => {
    let readings = 0;
    page.on('request', (request) => {
      if (request.url().includes('/member-queries')) readings += 1;
    });
    const queryDetail = 'Is "this" <b>\r\n{category} & 2000-01-01</b> \\ $& paid?';
    const application = await openPrerendered(t, page, {
      queries: [
        query(1, { dateLogged: '2026-05-04T08:00:00' }),
        query(2, { category: 'MEDICAL_CLAIMS', queryDetail }),
        query(3, { dateLogged: '2026-06-01' }),
        query(4, { dateLogged: '2026-05-04T09:00+02:00' }),
      ],
    });
    await page.evaluate(() => {
      window.reported = [];
      addEventListener('element-error', ({ detail }) => window.reported.push(detail));
    });
    const row = await inElement(page, 'tbody[role] tr');
    const prerendered = await rowsOf(page);
    assert.deepEqual(prerendered, [
      ['Other', 'Query 3', '2026-06-01', 'Edit query 3'],
      ['Medical claims', queryDetail, '2026-05-04', 'Edit query 2'],
      ['Other', 'Query 4', '2026-05-04', 'Edit query 4'],
      ['Other', 'Query 1', '2026-05-04', 'Edit query 1'],
    ]);
    const href = '#/update/default?reference=3&timeline=false';
    assert.equal(await row.$eval('a', (link) => link.getAttribute('href')), href);

    await application.release();
    await hydrated(page);
    assert.deepEqual(await rowsOf(page), prerendered);
    assert.equal(await row.evaluate(({ isConnected }) => isConnected), true);
    assert.deepEqual(await page.evaluate(() => window.reported), []);
    assert.equal(readings, 1);
  },
);

testInPage(
  'the card of the open queries is removed before the application loads if there are none (§2)',
  {},
  async (t, page) => {
    const application = await openPrerendered(t, page, { queries: [] });
    await page.waitForFunction(
      () =>
        document.querySelector('medical-aid-inquiries').shadowRoot.querySelectorAll('.card')
          .length === 1,
    );
    await application.release();
    await hydrated(page);
    assert.equal(await page.$('>>> table'), null);
  },
);

const ODD = {
  'a time with a zone': [query(1, { dateLogged: '2026-05-04T23:30:00Z' })],
  'no date': [query(1, { dateLogged: 'soon' })],
  'no reference number': [query(undefined)],
  'an unknown category': [query(1, { category: 'TELEPATHY' })],
  'no text': [query(1, { queryDetail: '' })],
  'so many that they can be searched': [1, 2, 3, 4, 5, 6].map((reference) => query(reference)),
};
for (const [what, queries] of Object.entries(ODD))
  testInPage(`open queries with ${what} wait for the application (§2)`, {}, async (t, page) => {
    const application = await openPrerendered(t, page, { queries: [query(9), ...queries] });
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/member-queries')),
    );
    // A new rendering would be on screen by the next frame.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    );
    assert.notEqual(await page.$('>>> .skeleton'), null);
    await application.release();
    await hydrated(page);
    await inElement(page, 'tbody[role] tr');
    assert.equal((await rowsOf(page)).length, queries.length + 1);
  });

testInPage(
  'a prerendered query opens once the application has loaded, and nothing typed or attached is lost (§4)',
  {},
  async (t, page) => {
    const application = await openPrerendered(t, page);
    await (await matching(page, 'textarea')).fill('Half a sentence');
    const folder = await mkdtemp(join(tmpdir(), 'prerendered-queries-'));
    t.after(() => rm(folder, { recursive: true }));
    const [, { path, name }] = await writeAttachments(folder);
    await (await page.$('>>> input[type=file]')).uploadFile(path);
    await (await inElement(page, '.row-link')).click();
    assert.equal(await page.evaluate(() => location.hash), '');

    await application.release();
    await page.waitForFunction(() => location.hash.startsWith('#/update/default?reference=1&'));
    await page.waitForSelector('>>> form:not([data-prerendered])', { hidden: true });
    await page.goBack();
    const field = await inElement(page, 'textarea');
    assert.equal(await field.evaluate(({ value }) => value), 'Half a sentence');
    await inElement(page, `::-p-text(${name})`);
  },
);

testInPage(
  'another base before the application loads shows the screen again (decisions 1)',
  {},
  async (t, page) => {
    const application = await openPrerendered(t, page, { queries: [query(1), query(2)] });
    await inElement(page, 'tbody[role] tr');
    const other = page.waitForRequest((request) => request.url().includes('/other/'));
    const isLoading = await page.$eval('medical-aid-inquiries', (element) => {
      element.setAttribute('api-base', '/other');
      return element.shadowRoot.querySelector('.skeleton') !== null;
    });
    assert.equal(isLoading, true);
    await other;
    await application.release();
    await hydrated(page);
    await inElement(page, 'tbody[role] tr');
    assert.equal((await rowsOf(page)).length, 2);
  },
);

testInPage(
  'starting again requests a prerendered list again (§4)',
  { expected: [/^console: <medical-aid-inquiries>: Error in rendering/] },
  async (t, page) => {
    const application = await openPrerendered(t, page, { queries: [query(1)] });
    await inElement(page, 'tbody[role] tr');
    await application.release();
    await hydrated(page);
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
      element.setAttribute('messages', '{"contactUs": {"title": "Shown again"}}');
    });
    await named(page, 'button', 'Start again').wait();
    await page.evaluate(() => window.mend());
    await named(page, 'button', 'Start again').click();
    await hydrated(page);
    assert.deepEqual(await rowsOf(page), []);
    assert.notEqual(await page.$('>>> .skeleton'), null);
    await application.release();
    await inElement(page, 'tbody[role] tr');
  },
);

testInPage(
  'a host that changes how lists are serialised harms no row (decisions 3)',
  {},
  async (t, page) => {
    await page.evaluateOnNewDocument(() => {
      Array.prototype.toJSON = function toJSON() {
        return `a list of ${this.length}`;
      };
    });
    const application = await openPrerendered(t, page, { queries: [query(1)] });
    await inElement(page, 'tbody[role] tr');
    const prerendered = await rowsOf(page);
    await application.release();
    await hydrated(page);
    assert.deepEqual(prerendered, [['Other', 'Query 1', '2026-05-04', 'Edit query 1']]);
    assert.deepEqual(await rowsOf(page), prerendered);
  },
);
