import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startDemo } from '../contract/demo-server.mjs';
import { openState, readRecords, settle } from '../gallery/open-state.mjs';
import { STATES } from '../gallery/states.mjs';
import { dress, EXAMPLES, wear } from '../gallery/themes.mjs';
import { launchBrowser } from '../support/browser.mjs';
import { axeViolations, CONTRAST, overflow } from './axe.mjs';

const PHONE = { width: 320, height: 800 };
const WIDE = { width: 1280, height: 900 };
const TARGET = 44;
/** A busy machine may take its time. */
const PATIENCE = 90_000;

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

/** In the page: what moves in the element for longer than an eye can follow. */
function movements() {
  const { shadowRoot } = document.querySelector('medical-aid-inquiries');
  return shadowRoot
    .getAnimations()
    .filter(({ effect }) => effect.getComputedTiming().duration > 1)
    .map(({ effect }) => effect.target.className);
}

/** Every rule in every scheme: what stands there differs by it, and what is found of it. */
async function expectAccessible(page, session) {
  for (const scheme of ['light', 'dark', 'forced colours']) {
    await wear(session, scheme);
    assert.deepEqual(await axeViolations(page), [], scheme);
  }
}

const expectContrast = async (page, where) =>
  assert.deepEqual(await axeViolations(page, CONTRAST, 'medical-aid-inquiries'), [], where);

/** On paper and in another theme only colours differ. */
async function expectReadable(page, session) {
  await wear(session, 'paper');
  await expectContrast(page, 'paper');
  for (const example of EXAMPLES) {
    await dress(page, example);
    for (const scheme of ['light', 'dark']) {
      await wear(session, scheme);
      await expectContrast(page, `${example}, ${scheme}`);
    }
  }
}

async function expectFits(page, session) {
  await wear(session, 'light');
  await page.setViewport(PHONE);
  assert.equal(await overflow(page), 0, '320 pixels');
  assert.deepEqual(await page.evaluate(smallTargets, TARGET), []);
  await page.setViewport(WIDE);
  await page.evaluate(doubleTextSize);
  assert.equal(await overflow(page), 0, 'text of twice the size');
}

test('every state is accessible in light, dark and forced colours, and fits (WCAG 2.2 AA)', async (t) => {
  const { address } = await (await startDemo(t)).visit();
  const browser = await launchBrowser();
  t.after(() => browser.close());
  const records = await readRecords(await browser.newPage(), address);
  for (const state of STATES) {
    await t.test(state.name, async () => {
      const page = await browser.newPage();
      page.setDefaultTimeout(PATIENCE);
      const session = await page.createCDPSession();
      await page.setViewport(WIDE);
      await openState(page, state, address, records);
      await settle(page);
      await expectAccessible(page, session);
      assert.deepEqual(await page.evaluate(movements), [], 'motion is unwanted');
      if (state.main) await expectReadable(page, session);
      await expectFits(page, session);
      await page.close();
    });
  }
});
