import assert from 'node:assert/strict';
import { openState } from '../support/gallery/open-state.mjs';
import { inElement } from '../support/in-element.mjs';
import { createTranslator } from '../support/translator.mjs';

const install = `
  globalThis.translator = (${createTranslator})();
  globalThis.faults = [];
  document.addEventListener('element-error', ({ detail }) => faults.push(detail.message));
`;
const follow = `customElements.whenDefined('medical-aid-inquiries').then(translator.follow);`;

const translate = (page) => page.evaluate(() => globalThis.translator.translate());

/** When the page is translated, other than once at the end. */
const MODES = {
  'after every step': {
    change: (state) => ({
      ...state,
      act: [...(state.act ?? []).flatMap((act) => [translate, act])],
    }),
    after: translate,
  },
  live: { script: install + follow },
};

/** Whether the browser reports a failed answer of the server, which belongs to the state's scenario. */
const isOfTheServer = (text) => text.startsWith('Failed to load resource');

/** Prepares a page that has shown nothing yet. Returns a function that expects no faults in it so far. */
export async function expectingNoFaults(page, script = install) {
  const faults = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isOfTheServer(message.text())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  await page.evaluateOnNewDocument(script);
  return async (where) =>
    assert.deepEqual([...faults, ...(await page.evaluate(() => globalThis.faults))], [], where);
}

/** Runs in the page. Finds texts of React that are not alone in their element. */
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

/** Runs in the page. Presses each button that is visible and stays. */
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

/** Runs in the page. Changes the text of all titles, then shows another screen. */
function changeScreen(title) {
  const screens = ['contactUs', 'login', 'viewQuery', 'documentSubmission'];
  const messages = Object.fromEntries(screens.map((screen) => [screen, { title }]));
  Object.assign(document.querySelector('medical-aid-inquiries'), { messages });
  window.location.hash = '#/login';
}

/** Presses every button, then shows another screen. */
async function useTranslated(page, mode, expectNoFaults) {
  await expectNoFaults(mode);
  await page.evaluate(pressAll);
  await expectNoFaults(`${mode}, every button pressed`);
  await page.evaluate(changeScreen, OTHER_WORDS);
  const heading = await inElement(page, '.login h2');
  assert.equal(await heading.evaluate((title) => title.textContent), OTHER_WORDS, mode);
  await expectNoFaults(`${mode}, another screen`);
}

/** Translates a complete state, in a page with `expectNoFaults`, and uses it. */
export async function translateAtTheEnd(page, expectNoFaults) {
  assert.deepEqual(await page.evaluate(textsWithSiblings), []);
  await translate(page);
  await useTranslated(page, 'once, at the end', expectNoFaults);
}

/** Opens a state, translates it in the meantime, and uses it. */
export async function openTranslated(page, mode, state, address, records) {
  const { change = (same) => same, script, after } = MODES[mode];
  const expectNoFaults = await expectingNoFaults(page, script);
  await openState(page, change(state), address, records);
  await after?.(page);
  await useTranslated(page, mode, expectNoFaults);
}

const AT_THE_END = undefined;
/** Each state is translated in one mode, because all states in all modes take three minutes. */
const TURNS = [AT_THE_END, ...Object.keys(MODES)];

/**
 * The mode of a state. Undefined means once at the end, in states that are open for other rules. Those without a step
 * are translated then in any case, unless live.
 */
export function modeOf({ act }, index) {
  const mode = TURNS[index % TURNS.length];
  return act || mode === 'live' ? mode : AT_THE_END;
}
