import { expect } from '@open-wc/testing';
import { isChromium } from '../../support/engine';
import { isInFull } from '../../support/in-full';
import { shadow } from '../../support/mount';
import { forbiddenIn, type Kind } from './allowed';
import { FAMILIES } from './corpus/families';
import type { Family } from './corpus/payload';
import { isInTurn } from './in-turn';
import { base64, openPortalPage, type PortalPage } from './portal-page';
import { pointAndTab, provoke } from './provoke';

const HARMLESS = '<p>Dear member</p>';

type Struck = Window & { struck?: number };

/** The state of the host that hostile content must not change. */
const hostState = ({ window, element }: PortalPage) => ({
  address: window.location.pathname + window.location.search,
  page: window.document.documentElement.outerHTML.replace(/ content-path="[^"]*"/, ''),
  title: window.document.title,
  parts: element.shadowRoot?.adoptedStyleSheets.length,
  focusable: window.document.body.contains(element),
});

/** Records every call that would show the member a message. */
function listen(window: Window & typeof globalThis): string[] {
  const said: string[] = [];
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'] as const)
    Object.assign(window, { [name]: () => said.push(name) });
  const { console } = window;
  for (const name of ['log', 'error', 'warn'] as const)
    console[name] = (...words: unknown[]) => said.push(`${name}: ${words.map(String).join(' ')}`);
  return said;
}

async function expectHarmless(
  page: PortalPage,
  kind: Kind,
  root: HTMLElement,
  name: string,
  at: DOMRect,
) {
  const { history, location } = page.window;
  const { hash } = location;
  const entries = history.length;
  expect(forbiddenIn(root, kind), name).to.deep.equal([]);
  provoke(root);
  await pointAndTab(at.x + Math.min(at.width, 40) / 2, at.y + Math.min(at.height, 40) / 2);
  expect(location.hash, name).to.equal(hash);
  expect(history.length, name).to.equal(entries);
  expect((window.top as Struck).struck, name).to.equal(undefined);
  expect(page.violations, name).to.deep.equal([]);
  expect(root.isConnected, name).to.equal(true);
}

function expectNothingLoaded({ window: { performance } }: PortalPage) {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  expect(loaded.filter((name) => /hit|evil/.test(name))).to.deep.equal([]);
}

/**
 * The strings to try as this kind. A full run tries all of them in Chromium. `npm test` and the other engines try
 * every second string as each kind, because engines differ by their parser, and both kinds use the same one.
 */
export const familiesAs = (kind: Kind): readonly (readonly [what: string, family: Family])[] =>
  Object.entries(FAMILIES).map(([what, family]) => {
    const strings = Object.entries(family);
    const here =
      isInFull && isChromium ? strings : strings.filter((_, index) => isInTurn(index, kind));
    return [what, Object.fromEntries(here)];
  });

/** Shows each string of a family as a fragment, and fires every event on it. */
export async function provokeFragments(family: Family) {
  const page = await openPortalPage();
  const said = listen(page.window);
  await page.setFragments([HARMLESS, ...Object.values(family)]);
  await page.nextFragment();
  const before = hostState(page);
  for (const name of Object.keys(family)) {
    const content = await page.nextFragment();
    content.scrollIntoView({ block: 'center' });
    const { x, y } = page.frame.getBoundingClientRect();
    const box = content.getBoundingClientRect();
    await expectHarmless(
      page,
      'fragment',
      content,
      name,
      new DOMRect(x + box.x, y + box.y, box.width, 20),
    );
  }
  expect(said).to.deep.equal([]);
  expect(hostState(page)).to.deep.equal(before);
  expectNothingLoaded(page);
}

/** The same, with emailed responses. */
export async function provokeResponses(family: Family) {
  const page = await openPortalPage();
  const said = listen(page.window);
  await page.setResponses([HARMLESS, ...Object.values(family)].map(base64));
  await page.nextResponse();
  await shadow(page.element).findByRole('button', { name: 'Save a record' });
  const before = hostState(page);
  for (const name of Object.keys(family)) {
    const response = await page.nextResponse();
    if (!response) continue;
    const frame = page.responseFrame();
    frame.scrollIntoView({ block: 'center' });
    const { x, y } = page.frame.getBoundingClientRect();
    const box = frame.getBoundingClientRect();
    await expectHarmless(
      page,
      'response',
      response.body,
      name,
      new DOMRect(x + box.x, y + box.y, box.width, 20),
    );
    expect(frame.contentDocument, name).to.equal(response);
    expect(frame.getAttribute('sandbox'), name).not.to.contain('allow-scripts');
    expect(response.querySelectorAll('script, style, base, link, meta'), name).to.have.length(3);
    expect(response.defaultView?.performance.getEntriesByType('resource'), name).to.have.length(0);
  }
  expect(said).to.deep.equal([]);
  expect(hostState(page)).to.deep.equal(before);
  expectNothingLoaded(page);
}
