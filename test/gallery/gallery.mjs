import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { startDemo } from '../contract/demo-server.mjs';
import { launchOptions } from '../support/browser.mjs';
import { LETTERS } from './letters.mjs';
import { openState, readRecords, settle } from './open-state.mjs';
import { contactSheet } from './sheet.mjs';
import { STATES } from './states.mjs';
import { dress, EXAMPLES, THEMES, wear } from './themes.mjs';

const FOLDER = join(import.meta.dirname, '../.gallery');
/** The last one is drawn on paper too, which takes the focus from what paper does not show. */
const WIDTHS = [320, 1280, 768];
/** Drawn of the main states only, at one width. */
const RARE = new Set(['forced colours', 'paper']);

/** A browser without a screen has no mouse either; its pages are to look as they do on a desk. */
const MOUSE = [
  ['availableHoverTypes', 2],
  ['primaryHoverType', 2],
  ['availablePointerTypes', 4],
  ['primaryPointerType', 4],
];

/** `npm run gallery -- text` draws only the states whose name holds the text. */
const [, , only = ''] = process.argv;

const fileName = (...words) =>
  `${words
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')}.png`;

/** In the page: the element with some of the page around it. */
function placeOfElement() {
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

async function picture(page, { name, wholePage }, label, width) {
  const file = fileName(name, label);
  const clip = wholePage ? undefined : await page.evaluate(placeOfElement);
  const image = await page.screenshot({ fullPage: wholePage, clip, captureBeyondViewport: true });
  writeFileSync(join(FOLDER, file), image);
  return { file, label, width };
}

/** A state at every width in every theme. */
async function draw(browser, state, address, records) {
  const page = await browser.newPage();
  const session = await page.createCDPSession();
  await page.setViewport({ width: 1280, height: 900 });
  await wear(session, 'light');
  await openState(page, state, address, records);
  const pictures = [];
  for (const width of WIDTHS) {
    await page.setViewport({ width, height: 900 });
    for (const theme of Object.keys(THEMES)) {
      if (RARE.has(theme) && !(state.main && width === 768)) continue;
      await wear(session, theme);
      await settle(page);
      pictures.push(await picture(page, state, `${theme} ${width}`, width));
    }
  }
  await page.setViewport({ width: 1280, height: 900 });
  for (const example of state.main ? EXAMPLES : []) {
    await dress(page, example);
    for (const theme of ['light', 'dark']) {
      await wear(session, theme);
      pictures.push(await picture(page, state, `${example} ${theme} 1280`, 1280));
    }
  }
  await page.close();
  pictures.sort((one, other) => one.width - other.width);
  return { name: state.name, pictures };
}

/** Ends what was started, the last first. */
const endings = [];
const life = { after: (end) => endings.unshift(end) };

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
try {
  const { address } = await (await startDemo(life)).visit();
  const options = launchOptions();
  const mouse = `--blink-settings=${MOUSE.map((setting) => setting.join('=')).join()}`;
  const browser = await puppeteer.launch({ ...options, args: [...options.args, mouse] });
  life.after(() => browser.close());
  const records = await readRecords(await browser.newPage(), address);
  const drawn = [];
  for (const state of [...LETTERS, ...STATES].filter(({ name }) => name.includes(only))) {
    try {
      drawn.push(await draw(browser, state, address, records));
      console.log(state.name);
    } catch (error) {
      // The others are worth seeing all the same.
      console.error(`${state.name}: ${error.cause?.message ?? error.message}`);
      process.exitCode = 1;
    }
  }
  const sheet = join(FOLDER, 'index.html');
  writeFileSync(sheet, contactSheet(drawn));
  console.log(sheet);
} finally {
  for (const end of endings) await end();
}
