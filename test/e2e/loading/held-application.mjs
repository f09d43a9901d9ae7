import { inElement } from '../../support/in-element.mjs';
import { serveDemo } from '../contract/demo-server.mjs';
import { startPortal } from '../portal-elsewhere.mjs';

export const ENTRY = '/dist/medical-aid-inquiries.js';

/** Holds responses until they are released or cut. At first these are the files of the application. */
async function holdApplication(page) {
  const held = [];
  let holding = '/dist/chunks/';
  let isCut = false;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (!holding || !request.url().includes(holding)) return void request.continue();
    return void (isCut ? request.abort() : held.push(request));
  });
  const take = () => held.splice(0);
  return {
    /** From here on, holds the responses whose address contains this text. */
    hold(part) {
      holding = part;
    },
    async release() {
      isCut = false;
      holding = undefined;
      await Promise.all(take().map((request) => request.continue()));
    },
    /** Cuts the held requests and all later ones. */
    async cut() {
      isCut = true;
      await Promise.all(take().map((request) => request.abort()));
    },
  };
}

/**
 * Opens a portal's page with the prerendered contact page, and holds its application.
 * @param options the options of `startPortal`
 */
export async function openPrerendered(t, page, options) {
  const application = await holdApplication(page);
  const { address } = await (await serveDemo(t)).visit();
  await page.goto(await startPortal(t, address, [ENTRY], options), {
    waitUntil: 'domcontentloaded',
  });
  await inElement(page, 'form[data-prerendered]');
  return application;
}

export const hydrated = (page) => inElement(page, 'form:not([data-prerendered])');
