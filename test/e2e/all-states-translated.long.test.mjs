import assert from 'node:assert/strict';
import { test } from 'node:test';
import { launchBrowser } from '../support/browsers/browser.mjs';
import { openState, readRecords } from '../support/gallery/open-state.mjs';
import { STATES } from '../support/gallery/states.mjs';
import { inElement } from '../support/in-element.mjs';
import { createTranslator } from '../support/translator.mjs';
import { serveDemo } from './contract/demo-server.mjs';

const install = `
  globalThis.translator = (${createTranslator})();
  globalThis.faults = [];
  document.addEventListener('element-error', ({ detail }) => faults.push(detail.message));
`;
const follow = `customElements.whenDefined('medical-aid-inquiries').then(translator.follow);`;

const translate = (page) => page.evaluate(() => globalThis.translator.translate());

const AT_THE_END = 'once, at the end';

/** When the page is translated. */
const MODES = {
  [AT_THE_END]: { after: translate },
  'after every step': {
    change: (state) => ({
      ...state,
      act: [...(state.act ?? []).flatMap((act) => [translate, act])],
    }),
    after: translate,
  },
  live: { script: install + follow },
};

/** What the answers of a state's own scenario make the browser report. */
const isOfTheServer = (text) => text.startsWith('Failed to load resource');

async function openPage(browser, script = install) {
  const page = await browser.newPage();
  const faults = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isOfTheServer(message.text())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  await page.setViewport({ width: 1280, height: 900 });
  await page.evaluateOnNewDocument(script);
  const expectNoFaults = async (where) =>
    assert.deepEqual([...faults, ...(await page.evaluate(() => globalThis.faults))], [], where);
  return { page, expectNoFaults };
}

/** In the page: texts of React's own that are not alone in their element. */
function textsWithSiblings() {
  const { shadowRoot } = document.querySelector('medical-aid-inquiries');
  const walker = document.createTreeWalker(shadowRoot, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    if (parentElement.closest('style, .content')) continue;
    if (parentElement.childNodes.length > 1) found.push(`${data} in ${parentElement.outerHTML}`);
  }
  return found;
}

/** In the page: presses each button that is there and stays. */
async function pressAll() {
  const { shadowRoot } = document.querySelector('medical-aid-inquiries');
  window.print = () => undefined;
  for (const button of shadowRoot.querySelectorAll('button')) {
    if (!button.isConnected || !button.checkVisibility()) continue;
    button.click();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const OTHER_WORDS = 'Who are you?';

/** In the page: changes the words of all titles, then shows another screen. */
function changeScreen(title) {
  const screens = ['contactUs', 'login', 'viewQuery', 'documentSubmission'];
  const messages = Object.fromEntries(screens.map((screen) => [screen, { title }]));
  Object.assign(document.querySelector('medical-aid-inquiries'), { messages });
  window.location.hash = '#/login';
}

/** Opens a state and translates it; presses everything; shows another screen. */
async function walk(browser, mode, state, address, records) {
  const { change = (same) => same, script, after } = MODES[mode];
  const { page, expectNoFaults } = await openPage(browser, script);
  await openState(page, change(state), address, records);
  if (mode === AT_THE_END) assert.deepEqual(await page.evaluate(textsWithSiblings), []);
  await after?.(page);
  await expectNoFaults(mode);
  await page.evaluate(pressAll);
  await expectNoFaults(`${mode}, every button pressed`);
  await page.evaluate(changeScreen, OTHER_WORDS);
  const heading = await inElement(page, '.login h2');
  assert.equal(await heading.evaluate((title) => title.textContent), OTHER_WORDS, mode);
  await expectNoFaults(`${mode}, another screen`);
  await page.close();
}

test('every screen works translated, in every state (§2)', async (t) => {
  const { address } = await (await serveDemo(t)).visit();
  const browser = await launchBrowser();
  t.after(() => browser.close());
  const records = await readRecords(await browser.newPage(), address);
  const modes = Object.keys(MODES);
  for (const [index, state] of STATES.entries()) {
    // Each state in one mode: all of them in all modes take three minutes.
    const mode = modes[index % modes.length];
    await t.test(`${state.name}, ${mode}`, () => walk(browser, mode, state, address, records));
  }
});
