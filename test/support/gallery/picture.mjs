import { join } from 'node:path';
import sharp from 'sharp';
import { withDemo } from './open-demo.mjs';
import { openState, placeOfElement, settle } from './open-state.mjs';
import { STATES } from './states.mjs';
import { applyExample, applyTheme } from './themes.mjs';

// `npm run picture` draws the README's picture, which is the contact page in the element's default style.
const FILE = join(import.meta.dirname, '../../../demo/contact-page.png');
const STATE = STATES.find(({ name }) => name === 'Contact page');

await withDemo(async (browser, address, records) => {
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900, deviceScaleFactor: 2 });
  await applyTheme(await page.createCDPSession(), 'light');
  await openState(page, STATE, address, records);
  await applyExample(page, 'none');
  await settle(page);
  const clip = await page.evaluate(placeOfElement);
  const image = await page.screenshot({ clip, captureBeyondViewport: true });
  await sharp(image).png({ palette: true, quality: 90, effort: 10 }).toFile(FILE);
  console.log(FILE);
});
