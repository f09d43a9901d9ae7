import puppeteer from 'puppeteer-core';
import { serveDemo } from '../../e2e/contract/demo-server.mjs';
import { launchOptions } from '../browsers/browser.mjs';
import { readRecords } from './open-state.mjs';

/** A browser without a screen has no mouse, but its pages should look as on a desktop. */
const MOUSE = [
  ['availableHoverTypes', 2],
  ['primaryHoverType', 2],
  ['availablePointerTypes', 4],
  ['primaryPointerType', 4],
];

/**
 * Launches a browser that opens a page for each state. All share a process, which starts once and compiles the demo's
 * scripts once.
 */
export function launchForStates(...flags) {
  const options = launchOptions();
  return puppeteer.launch({
    ...options,
    args: [...options.args, '--renderer-process-limit=1', ...flags],
  });
}

/**
 * Starts the demo and a browser, and ends both once the work is done.
 * @param work receives the browser, the demo's address, and the member's records
 */
export async function withDemo(work) {
  const endings = [];
  const life = { after: (end) => endings.unshift(end) };
  try {
    const { address } = await (await serveDemo(life)).visit();
    const mouse = `--blink-settings=${MOUSE.map((setting) => setting.join('=')).join()}`;
    const browser = await launchForStates(mouse);
    life.after(() => browser.close());
    await work(browser, address, await readRecords(await browser.newPage(), address));
  } finally {
    for (const end of endings) await end();
  }
}
