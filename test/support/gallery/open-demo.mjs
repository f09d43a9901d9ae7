import puppeteer from 'puppeteer-core';
import { serveDemo } from '../../e2e/contract/demo-server.mjs';
import { launchOptions } from '../browsers/browser.mjs';
import { readRecords } from './open-state.mjs';

/** A browser without a screen has no mouse either; its pages are to look as they do on a desk. */
const MOUSE = [
  ['availableHoverTypes', 2],
  ['primaryHoverType', 2],
  ['availablePointerTypes', 4],
  ['primaryPointerType', 4],
];

/**
 * Starts the demo and a browser, and ends both once the work is done.
 * @param work takes the browser, the demo's address, and what the member has
 */
export async function withDemo(work) {
  const endings = [];
  const life = { after: (end) => endings.unshift(end) };
  try {
    const { address } = await (await serveDemo(life)).visit();
    const options = launchOptions();
    const mouse = `--blink-settings=${MOUSE.map((setting) => setting.join('=')).join()}`;
    const browser = await puppeteer.launch({ ...options, args: [...options.args, mouse] });
    life.after(() => browser.close());
    await work(browser, address, await readRecords(await browser.newPage(), address));
  } finally {
    for (const end of endings) await end();
  }
}
