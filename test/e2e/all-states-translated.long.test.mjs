import { test } from 'node:test';
import { launchForStates } from '../support/gallery/open-demo.mjs';
import { readRecords } from '../support/gallery/open-state.mjs';
import { STATES } from '../support/gallery/states.mjs';
import { serveDemo } from './contract/demo-server.mjs';
import { modeOf, openTranslated } from './translated-states.mjs';

// The states that are translated once, at the end, are tested in `looks`, which opens them anyway.
test('every screen works when it is translated, in every state (§2)', async (t) => {
  const { address } = await (await serveDemo(t)).visit();
  const browser = await launchForStates();
  t.after(() => browser.close());
  const records = await readRecords(await browser.newPage(), address);
  for (const [index, state] of STATES.entries()) {
    const mode = modeOf(state, index);
    if (!mode) continue;
    await t.test(`${state.name}, ${mode}`, async () => {
      const page = await browser.newPage();
      await page.setViewport({ width: 1280, height: 900 });
      await openTranslated(page, mode, state, address, records);
      await page.close();
    });
  }
});
