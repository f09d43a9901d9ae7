import assert from 'node:assert/strict';
import { inElement } from '../../support/in-element.mjs';
import { serveDemo } from '../contract/demo-server.mjs';
import { named, prefilled, testInPage, textOf } from '../page.mjs';

const TODAY = '2026-04-02';

async function logOther(page) {
  await prefilled(page);
  await named(page, 'combobox', 'Category').fill('OTHER');
  await named(page, 'textbox', 'Query details').fill('Which documents do you need?');
  await named(page, 'button', 'Send Query').click();
  return textOf(page, '.receipt-number');
}

testInPage(
  'a day in the address is today for the element and for the backend (§9)',
  {},
  async (t, page) => {
    const browser = await (await serveDemo(t)).visit();
    await page.goto(`${browser.address}/?today=${TODAY}`);
    const reference = await logOther(page);
    await inElement(page, '::-p-text(Expect our answer by Wednesday 2026-04-08.)');
    const { loggedAt } = await browser.json(`/demo-api/queries/${reference}`);
    assert.equal(loggedAt.slice(0, 10), TODAY);

    await page.goto(
      `${browser.address}/?today=2026-04-09#/update/default?reference=${reference}&timeline=false`,
    );
    await inElement(page, '::-p-text(An answer was due by 2026-04-08.)');
  },
);

testInPage('the panel’s date field sets the day, and unsets it', {}, async (t, page) => {
  const { address } = await (await serveDemo(t)).visit();
  const now = Date.now();
  await page.goto(`${address}/?today=2026-02-30&panel=open`);
  const dateField = () => page.locator('input[name=today]');
  assert.equal(
    await dateField()
      .map(({ value }) => value)
      .wait(),
    '',
  );
  const timeOfPage = () => page.evaluate(() => Date.now());
  assert.ok((await timeOfPage()) - now < 60_000, 'no such day');

  const setDay = async (day) => {
    await dateField().fill(day);
    await Promise.all([page.waitForNavigation(), named(page, 'button', 'Set the day').click()]);
    return dateField()
      .map(({ value }) => value)
      .wait();
  };
  assert.equal(await setDay(TODAY), TODAY);
  assert.equal(new URL(page.url()).searchParams.get('today'), TODAY);
  const dayOfPage = await page.evaluate(() => [new Date(), Date()].map((date) => String(date)));
  for (const day of dayOfPage) assert.match(day, /Apr 0[123] 2026/, 'in any time zone');
  assert.equal(await setDay(''), '');
  assert.equal(new URL(page.url()).searchParams.get('today'), null);
});

testInPage(
  'a download, which does not tell its page, is of the page’s day too',
  { expected: [/400 .*\/member-queries/] },
  async (t, page) => {
    const { address } = await (await serveDemo(t)).visit();
    await page.goto(`${address}/?today=2020-01-02`);
    const path = `/api/smart-inquiry-api/member-queries/${await logOther(page)}?origin=MEMBER_WEB`;
    const download = () =>
      page.evaluate(
        async (of) => (await fetch(of, { referrerPolicy: 'no-referrer' })).status,
        path,
      );
    assert.equal(await download(), 200);
    await page.goto(`${address}/`);
    await prefilled(page);
    assert.equal(await download(), 400, 'too old by the real clock');
  },
);
