import { inElement } from '../in-element.mjs';

const load = (page, path) =>
  page.evaluate(async (name) => (await fetch(`/demo-api/${name}`)).json(), path);

/** The member's records, for the addresses of the states. */
export async function readRecords(page, address) {
  await page.goto(`${address}/portal/medical-aid`);
  return {
    queries: await load(page, 'queries'),
    submissions: await load(page, 'submissions'),
  };
}

function addressOf({ path = '/', hash = '', scenario, query }, address, records) {
  const url = new URL(path, address);
  url.search = [scenario && `scenario=${scenario}`, query, 'panel=closed']
    .filter(Boolean)
    .join('&');
  return `${url.href}${typeof hash === 'function' ? hash(records) : hash}`;
}

/** Continues every request except those that the state holds or answers itself. */
async function intercept(page, { hold, reply }) {
  if (!hold && !reply) return;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const url = request.url();
    if (hold?.test(url)) return;
    const answer = reply?.to.test(url) && { contentType: 'application/json', body: reply.json };
    void (answer ? request.respond(answer) : request.continue());
  });
}

/** Waits until something in the element matches a selector, visible or not. */
const there = (page, selector) =>
  page.waitForFunction(
    (of) => document.querySelector('medical-aid-inquiries').shadowRoot.querySelector(of),
    {},
    selector,
  );

/** Waits until nothing in the element matches a selector. */
const gone = (page, selector) =>
  page.waitForFunction(
    (of) => !document.querySelector('medical-aid-inquiries').shadowRoot.querySelector(of),
    {},
    selector,
  );

/** In milliseconds, for a busy machine. */
const PATIENCE = 90_000;

/** Opens a state in a page that has shown nothing yet, and waits until it is complete. */
export async function openState(page, state, address, records) {
  page.setDefaultTimeout(PATIENCE);
  await intercept(page, state);
  await page.goto(addressOf(state, address, records));
  await page.$eval('.developer-panel', (panel) => {
    panel.hidden = true;
  });
  await inElement(page, 'h2[part=heading]');
  await gone(page, '[data-prerendered]');
  for (const act of state.act ?? []) await act(page);
  if (state.waitFor) await there(page, state.waitFor);
  if (!state.hold) await gone(page, '.skeleton');
}

/** Waits until images and fonts have loaded and nothing moves. */
export const settle = (page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const roots = [document, document.querySelector('medical-aid-inquiries').shadowRoot];
    const images = roots.flatMap((root) => [...root.querySelectorAll('img')]);
    await Promise.allSettled(images.map((image) => image.decode()));
  });

/** Runs in the page. Returns the element's rectangle, with some of the page around it. */
export function placeOfElement() {
  const { x, y, width, height } = document
    .querySelector('medical-aid-inquiries')
    .getBoundingClientRect();
  const margin = 16;
  return {
    x: x + window.scrollX - margin,
    y: y + window.scrollY - margin,
    width: width + 2 * margin,
    height: height + 2 * margin,
  };
}
