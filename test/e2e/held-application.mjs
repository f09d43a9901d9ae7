import { startDemo } from '../contract/demo-server.mjs';
import { inElement } from '../support/in-element.mjs';
import { startPortal } from './portal-elsewhere.mjs';

const ENTRY = '/dist/medical-aid-inquiries.js';

/** Keeps files and calls on the line, the application's files at first, until they are let go or cut. */
async function holdApplication(page) {
  const held = [];
  let holding = '/dist/chunks/';
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (!holding || !request.url().includes(holding)) return void request.continue();
    return void held.push(request);
  });
  const take = () => held.splice(0);
  return {
    /** Keeps what has this in its address from now on. */
    hold(part) {
      holding = part;
    },
    async release() {
      holding = undefined;
      await Promise.all(take().map((request) => request.continue()));
    },
    async cut() {
      await Promise.all(take().map((request) => request.abort()));
    },
  };
}

/**
 * Opens a portal's page on which the contact page is painted, and its application kept on the line.
 * @param options those of `startPortal`
 */
export async function openPainted(t, page, options) {
  const application = await holdApplication(page);
  const { address } = await (await startDemo(t)).visit();
  await page.goto(await startPortal(t, address, [ENTRY], options), {
    waitUntil: 'domcontentloaded',
  });
  await inElement(page, 'form[data-prerendered]');
  return application;
}

export const takenOver = (page) => inElement(page, 'form:not([data-prerendered])');
