import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startDemo } from '../contract/demo-server.mjs';
import { openState, readRecords, settle } from '../gallery/open-state.mjs';
import { STATES } from '../gallery/states.mjs';
import { THEMES, wear } from '../gallery/themes.mjs';
import { launchBrowser } from '../support/browser.mjs';
import { axeViolations, CONTRAST, overflow } from './axe.mjs';

const PHONE = { width: 320, height: 800 };
const WIDE = { width: 1280, height: 900 };
const TARGET = 44;

/** In the page: what can be pressed in the element and is smaller than a finger; links in a text are not meant. */
function smallTargets(least) {
  const { shadowRoot } = document.querySelector('medical-aid-inquiries');
  return [...shadowRoot.querySelectorAll('button, select, textarea, input, .chatbot, .row-link')]
    .filter((control) => control.checkVisibility())
    .map((control) => ({ control, box: control.getBoundingClientRect() }))
    .filter(({ box }) => box.width < least || box.height < least)
    .map(({ control, box }) => `${control.outerHTML.slice(0, 80)} ${box.width} × ${box.height}`);
}

/** In the page: text twice as large, everything that follows it with it. */
const doubleTextSize = () => {
  document.documentElement.style.fontSize = '200%';
};

async function expectReadable(page) {
  const session = await page.createCDPSession();
  for (const theme of Object.keys(THEMES)) {
    await wear(session, theme);
    assert.deepEqual(await axeViolations(page, CONTRAST), [], theme);
  }
  await wear(session, 'light');
}

test('every main state has contrast in every theme, targets for fingers, and fits (WCAG 2.2 AA)', async (t) => {
  const { address } = await (await startDemo(t)).visit();
  const browser = await launchBrowser();
  t.after(() => browser.close());
  const records = await readRecords(await browser.newPage(), address);
  for (const state of STATES.filter(({ main }) => main)) {
    await t.test(state.name, async () => {
      const page = await browser.newPage();
      await page.setViewport(WIDE);
      await openState(page, state, address, records);
      await settle(page);
      await expectReadable(page);
      await page.setViewport(PHONE);
      assert.equal(await overflow(page), 0, '320 pixels');
      assert.deepEqual(await page.evaluate(smallTargets, TARGET), []);
      await page.setViewport(WIDE);
      await page.evaluate(doubleTextSize);
      assert.equal(await overflow(page), 0, 'text of twice the size');
      await page.close();
    });
  }
});
