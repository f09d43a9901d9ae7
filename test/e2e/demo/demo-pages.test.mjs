import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axeViolations, overflow } from '../axe.mjs';
import { serveDemo } from '../contract/demo-server.mjs';
import { named, testInPage, textOf } from '../page.mjs';

const NARROW = { width: 320, height: 800 };

const PAGES = {
  'the contact page': '/',
  'a branded one with a banner': '/?brand=partner&banner=shown',
  'the medicine delivery page': '/medicine-delivery.html',
  'the interaction timeline': '/portal/medical-aid/interaction-timeline',
  'instant answers': '/portal/medical-aid/instant-answers',
  'the claims': '/portal/medical-aid/claims',
  'any other portal page': '/portal/medical-aid/benefits',
};

const expectAccessible = async (page) => assert.deepEqual(await axeViolations(page), []);

/** Opens the developer panel, if the page has one. */
async function openPanel(page) {
  const panel = await page.$('.developer-panel');
  if (!panel) return;
  await page.locator('.logins').setVisibility(null).wait();
  await page.$eval('.developer', (details) => {
    details.open = true;
  });
}

testInPage('every page of the demo is accessible and fits 320 pixels', {}, async (t, page) => {
  const { address } = await (await serveDemo(t)).visit();
  await page.setViewport(NARROW);
  for (const [name, path] of Object.entries(PAGES)) {
    await t.test(name, async () => {
      await page.goto(address + path);
      await page.locator('.member summary').click();
      await named(page, 'button', 'Log out').wait();
      await openPanel(page);
      assert.equal(await overflow(page), 0);
      await expectAccessible(page);
    });
  }
});

testInPage(
  'shows the login link on every page after logging out',
  { expected: [/401 .*\/demo-api\/(?:session|timeline)$/] },
  async (t, page) => {
    const { address } = await (await serveDemo(t)).visit();
    await page.goto(`${address}/portal/medical-aid/interaction-timeline`);
    await page.locator('.timeline li').wait();
    await page.locator('.member summary').click();
    await named(page, 'button', 'Log out').click();
    await named(page, 'textbox', 'Username').wait();
    assert.equal(page.url(), `${address}/#/login`);
    assert.match(await textOf(page, '.hint'), /thandi.*Marula-tree-1/);
    await expectAccessible(page);
    await page.goto(`${address}/portal/medical-aid/interaction-timeline`);
    await page.locator('#timeline-state a').wait();
    await named(page, 'link', 'Log in').click();
    await named(page, 'textbox', 'Username').wait();
  },
);

testInPage(
  'shows nothing of the member before, once another has logged in in place (decisions 7)',
  {},
  async (t, page) => {
    const before = await (await serveDemo(t)).visit();
    const own = (await before.json('/demo-api/queries')).map(
      ({ referenceNumber }) => referenceNumber,
    );
    await page.goto(`${before.address}/?panel=open`);
    const isListed = (number) => page.locator(`.screens::-p-text(${number})`).wait();
    await isListed(own[0]);
    await page.evaluate(async () => {
      const { post } = await import('/scripts/demo-api.js');
      const ddid = { authorizationCode: '', domain: '', redirectUri: '', clientId: '' };
      const login = { schemaVersion: 1, Login: 'sipho', Password: 'Marula-tree-2', ddid };
      await post('/wsg/rest', login);
      const element = document.querySelector('medical-aid-inquiries');
      element.dispatchEvent(new CustomEvent('login', { bubbles: true, composed: true }));
    });
    await page.locator('.member-name::-p-text(Sipho)').wait();
    await page.waitForFunction(
      (number) => !document.querySelector('.screen-lists').textContent.includes(number),
      {},
      own[0],
    );
    assert.doesNotMatch(await textOf(page, '.account'), /Thandi/);
    assert.doesNotMatch(await textOf(page, '.agent'), new RegExp(own.join('|')));
  },
);

testInPage(
  'the developer panel lists every scenario and logs each request with its status',
  { expected: [/500 .*\/member-queries/] },
  async (t, page) => {
    const member = await (await serveDemo(t)).visit();
    await page.goto(`${member.address}/?scenario=queries-fail`);
    await page.locator('.outcome.bad').wait();
    const line = await page.$eval('.outcome.bad', (outcome) => outcome.parentElement.textContent);
    assert.match(line, /^500, \d+ ms GET \/api\/smart-inquiry-api\/member-queries\?daysAgo=7/);
    const offered = await page
      .locator('select[name=scenario]')
      .map((select) => [...select.options].map(({ value }) => value))
      .wait();
    const scenarios = await member.json('/demo-api/scenarios');
    assert.deepEqual(offered, ['', ...scenarios.map(({ name }) => name)]);
  },
);

testInPage('leads from a claim to a query about it (decisions 6)', {}, async (t, page) => {
  const { address } = await (await serveDemo(t)).visit();
  await page.goto(`${address}/portal/medical-aid/claims`);
  await named(page, 'link', 'Ask about this claim of Karoo Optometrists').click();
  await named(page, 'heading', 'Log a new query').wait();
  const valueOf = (name) =>
    named(page, 'combobox', name)
      .filter(({ value }) => value !== '')
      .map(({ value }) => value)
      .wait();
  assert.equal(await valueOf('Category'), 'MEDICAL_CLAIMS');
  assert.equal(await valueOf('Query category'), 'CLAIM_SHORT_PAID');
});

test('the demo calls a query answered if its response is not empty', async (t) => {
  const browser = await (await serveDemo(t)).visit();
  const calls = '/api/smart-inquiry-api/member-queries';
  for (const { referenceNumber, origin, answered } of await browser.json('/demo-api/queries')) {
    const read = await browser.get(`${calls}/${referenceNumber}/agent-response?origin=${origin}`);
    if (!read.ok) continue;
    const { encodedResponse } = await read.json();
    assert.equal(answered, Boolean(encodedResponse), `query ${referenceNumber}`);
  }
});
