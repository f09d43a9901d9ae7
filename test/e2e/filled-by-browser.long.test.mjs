import assert from 'node:assert/strict';
import { findBrowser, launchBrowser } from '../support/browsers/browser.mjs';
import { serveDemo } from './contract/demo-server.mjs';
import { named, prefilled, testInPage } from './page.mjs';
import { missingAutofill } from './saved-password.mjs';

const OWN = 'Email address';
const ADDITIONAL = 'Additional Email address(optional):';

const PAIRS = [
  [OWN, ADDITIONAL],
  [ADDITIONAL, OWN],
];

/** What the browser knows of another person. */
const ANNA = [
  ['NAME_FULL', 'Anna Dube'],
  ['EMAIL_ADDRESS', 'anna@home.example'],
  ['ADDRESS_HOME_STREET_ADDRESS', '1 Protea Road'],
  ['ADDRESS_HOME_CITY', 'Cape Town'],
  ['ADDRESS_HOME_ZIP', '8001'],
  ['ADDRESS_HOME_COUNTRY', 'ZA'],
].map(([name, value]) => ({ name, value }));

const valueOf = (page, name) =>
  named(page, 'textbox', name)
    .map(({ value }) => value)
    .wait();

/** Takes the browser's suggestion in a field, as by a click on it. */
async function takeSuggestion(page, fieldName) {
  const field = await named(page, 'textbox', fieldName).waitHandle();
  await field.click();
  await field.autofill({ address: { fields: ANNA } });
}

const missing = await missingAutofill();
if (missing !== undefined) console.log(`No browser here fills in addresses: ${missing}`);

for (const [taken, other] of missing ? [] : PAIRS) {
  testInPage(
    `the browser’s suggestion for '${taken}' leaves '${other}' as it was (§2)`,
    { launch: () => launchBrowser(findBrowser()) },
    async (t, page) => {
      await page.goto(`${(await (await serveDemo(t)).visit()).address}/`);
      await prefilled(page);
      const before = await valueOf(page, other);
      await takeSuggestion(page, taken);
      assert.equal(await valueOf(page, taken), 'anna@home.example');
      assert.equal(await valueOf(page, other), before);
    },
  );
}
