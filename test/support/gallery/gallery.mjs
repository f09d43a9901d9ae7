import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withDemo } from './open-demo.mjs';
import { openState, placeOfElement, settle } from './open-state.mjs';
import { RESPONSES } from './responses.mjs';
import { contactSheet } from './sheet.mjs';
import { STATES } from './states.mjs';
import { applyExample, EXAMPLES, THEMES, applyTheme } from './themes.mjs';

const FOLDER = join(import.meta.dirname, '../.gallery');
/** The last width is also drawn on paper, which hides content that paper does not show. */
const WIDTHS = [320, 1280, 768];
/** Drawn for the main states only, at one width. */
const RARE = new Set(['forced colours', 'paper']);

/** `npm run gallery -- text` only draws the states whose name contains the text. */
const [, , only = ''] = process.argv;

const fileName = (...words) =>
  `${words
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')}.png`;

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
  await applyTheme(session, 'light');
  await openState(page, state, address, records);
  const pictures = [];
  for (const width of WIDTHS) {
    await page.setViewport({ width, height: 900 });
    for (const theme of Object.keys(THEMES)) {
      if (RARE.has(theme) && !(state.main && width === 768)) continue;
      await applyTheme(session, theme);
      await settle(page);
      pictures.push(await picture(page, state, `${theme} ${width}`, width));
    }
  }
  await page.setViewport({ width: 1280, height: 900 });
  for (const example of state.main ? EXAMPLES : []) {
    await applyExample(page, example);
    for (const theme of ['light', 'dark']) {
      await applyTheme(session, theme);
      pictures.push(await picture(page, state, `${example} ${theme} 1280`, 1280));
    }
  }
  await page.close();
  pictures.sort((one, other) => one.width - other.width);
  return { name: state.name, pictures };
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
await withDemo(async (browser, address, records) => {
  const drawn = [];
  for (const state of [...RESPONSES, ...STATES].filter(({ name }) => name.includes(only))) {
    try {
      drawn.push(await draw(browser, state, address, records));
      console.log(state.name);
    } catch (error) {
      // Continues, because the other states are still useful.
      console.error(`${state.name}: ${error.cause?.message ?? error.message}`);
      process.exitCode = 1;
    }
  }
  const sheet = join(FOLDER, 'index.html');
  writeFileSync(sheet, contactSheet(drawn));
  console.log(sheet);
});
