import assert from 'node:assert/strict';

/** A higher number of tab stops than on any of our pages. */
const MOST_STOPS = 120;

/** The accessibility node of the focused element. */
export async function focused(page) {
  const handle = await page.evaluateHandle(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element;
  });
  const node = await page.accessibility.snapshot({ root: handle, interestingOnly: false });
  await handle.dispose();
  return node ?? { role: 'none', name: '' };
}

const isNamed = (node, role, name) =>
  node.role === role && (name instanceof RegExp ? name.test(node.name) : node.name === name);

/** Presses Tab, or Shift+Tab with `back`, until an element of this role and name has the focus. */
export async function tabTo(page, role, name, { back = false } = {}) {
  const passed = [];
  while (passed.length < MOST_STOPS) {
    if (back) await page.keyboard.down('Shift');
    await page.keyboard.press('Tab');
    if (back) await page.keyboard.up('Shift');
    const node = await focused(page);
    if (isNamed(node, role, name)) return node;
    passed.push(`${node.role} '${node.name}'`);
  }
  assert.fail(`no Tab leads to ${role} '${name}', only to ${[...new Set(passed)].join(', ')}`);
}

/** Tabs to a button or link and presses it. */
export async function pressOn(page, role, name) {
  await tabTo(page, role, name);
  await page.keyboard.press('Enter');
}

/** Tabs to a control and types. In a select, typing chooses an option. */
export async function typeOn(page, role, name, words) {
  await tabTo(page, role, name);
  await page.keyboard.type(words);
}

async function* nodesOf(page) {
  const root = await page.accessibility.snapshot({ interestingOnly: false });
  const open = [root];
  for (const node of open) {
    yield node;
    open.push(...(node.children ?? []));
  }
}

const wordsOf = (node) =>
  [node.role === 'StaticText' ? node.name : '', ...(node.children ?? []).map(wordsOf)].join('');

/** Waits until the accessibility tree has a matching node of this role, and returns it. */
export async function waitForNode(page, role, fits) {
  const deadline = Date.now() + 30_000;
  const seen = new Set();
  while (Date.now() < deadline) {
    for await (const node of nodesOf(page)) {
      if (node.role !== role) continue;
      if (fits(node)) return node;
      seen.add(`'${node.name}' ${wordsOf(node)}`);
    }
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  assert.fail(`no ${role} fits, only ${[...seen].join(' | ')}`);
}

/** Waits until a live region announces these words. */
export const waitForAnnouncement = (page, words, role = 'status') =>
  waitForNode(page, role, (node) => wordsOf(node).includes(words));

/** Waits until a heading of this name has the focus, which a screen reader reads on a new screen. */
export async function waitForFocus(page, name) {
  await waitForNode(page, 'heading', (node) => node.name === name && node.focused === true);
}
