import assert from 'node:assert/strict';
import { launchForStates } from '../../support/gallery/open-demo.mjs';
import { openState, readRecords, settle } from '../../support/gallery/open-state.mjs';
import { STATES } from '../../support/gallery/states.mjs';
import { applyExample, EXAMPLES, applyTheme } from '../../support/gallery/themes.mjs';
import { axeViolations, COLOURS, CONTRAST, EVERYTHING, overflow } from '../axe.mjs';
import { serveDemo } from '../contract/demo-server.mjs';
import { expectingNoFaults, modeOf, translateAtTheEnd } from '../translated-states.mjs';

const PHONE = { width: 320, height: 800 };
const WIDE = { width: 1280, height: 900 };
const TARGET = 44;

/** Runs in the page. Controls of the element that are too small for a finger, except links in text. */
function smallTargets(least) {
  const { shadowRoot } = document.querySelector('medical-aid-inquiries');
  return (
    [...shadowRoot.querySelectorAll('button, select, textarea, input, .chatbot, .row-link')]
      .filter((control) => control.checkVisibility())
      // The label of a checkbox counts too, because pressing it checks the box.
      .map((control) => ({
        control,
        box: (control.closest('label') ?? control).getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width < least || box.height < least)
      .map(({ control, box }) => `${control.outerHTML.slice(0, 80)} ${box.width} × ${box.height}`)
  );
}

/** Runs in the page. Doubles the text size, and everything that depends on it. */
const doubleTextSize = () => {
  document.documentElement.style.fontSize = '200%';
};

/** Runs in the page. Animations of the element that last longer than an instant. */
function movements() {
  const { shadowRoot } = document.querySelector('medical-aid-inquiries');
  return shadowRoot
    .getAnimations()
    .filter(({ effect }) => effect.getComputedTiming().duration > 1)
    .map(({ effect }) => effect.target.className);
}

/** Runs in the page. The visible boxes of the page and the element, with their positions. */
function visibleBoxes() {
  const boxOf = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return [element.localName, isVisible, x, y, width, height].join(' ');
  };
  const boxesIn = (root) =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      boxOf(element),
      ...(element.shadowRoot ? boxesIn(element.shadowRoot) : []),
    ]);
  return boxesIn(document).join('\n');
}

const ELEMENT = 'medical-aid-inquiries';
const SCHEMES = ['light', 'dark', 'forced colours'];

/**
 * Tests every rule in each scheme that differs in visible content or layout. In the other schemes, only the rules
 * about colours can find anything new. The page around the element is the same in most states, so other schemes test
 * it in the main states only.
 */
async function expectAccessible(page, session, isMain) {
  const tested = new Set();
  for (const scheme of SCHEMES) {
    await applyTheme(session, scheme);
    const part = isMain || scheme === 'light' ? 'html' : ELEMENT;
    const visible = await page.evaluate(visibleBoxes);
    const rules = tested.has(visible) ? COLOURS : EVERYTHING;
    assert.deepEqual(await axeViolations(page, rules, part), [], scheme);
    tested.add(visible);
  }
}

const expectContrast = async (page, where) =>
  assert.deepEqual(await axeViolations(page, CONTRAST, ELEMENT), [], where);

/** Tests only contrast, because paper and other themes differ only in colours. */
async function expectReadable(page, session) {
  await applyTheme(session, 'paper');
  await expectContrast(page, 'paper');
  for (const example of EXAMPLES) {
    await applyExample(page, example);
    for (const scheme of ['light', 'dark']) {
      await applyTheme(session, scheme);
      await expectContrast(page, `${example}, ${scheme}`);
    }
  }
}

async function expectFits(page, session) {
  await applyTheme(session, 'light');
  await page.setViewport(PHONE);
  assert.equal(await overflow(page), 0, '320 pixels');
  assert.deepEqual(await page.evaluate(smallTargets, TARGET), []);
  await page.setViewport(WIDE);
  await page.evaluate(doubleTextSize);
  assert.equal(await overflow(page), 0, 'text of twice the size');
}

/**
 * Tests that each of some states is accessible in every scheme, fits, and works when translated.
 * @param isWanted selects the states
 */
export async function testLooks(t, isWanted) {
  const { address } = await (await serveDemo(t)).visit();
  const browser = await launchForStates();
  t.after(() => browser.close());
  const records = await readRecords(await browser.newPage(), address);
  for (const [index, state] of STATES.entries()) {
    if (!isWanted(state)) continue;
    await t.test(state.name, async () => {
      const page = await browser.newPage();
      const session = await page.createCDPSession();
      await page.setViewport(WIDE);
      const isTranslated = !modeOf(state, index);
      const expectNoFaults = isTranslated && (await expectingNoFaults(page));
      await openState(page, state, address, records);
      await settle(page);
      await expectAccessible(page, session, state.main);
      assert.deepEqual(await page.evaluate(movements), [], 'motion is unwanted');
      if (state.main) await expectReadable(page, session);
      await expectFits(page, session);
      if (isTranslated) await translateAtTheEnd(page, expectNoFaults);
      await page.close();
    });
  }
}
