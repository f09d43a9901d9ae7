import assert from 'node:assert/strict';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../../../src/tooling/folders.mjs';
import { startDemo, temporaryFolder } from '../contract/demo-server.mjs';
import { named, prefilled, testInPage } from '../page.mjs';

const IS_MADE = new Set(['.build', '.data', 'hosts']);

/** A copy of the project that a test may change. It uses the project's own packages. */
function copyProject() {
  const folder = temporaryFolder();
  for (const name of ['src', 'demo', 'package.json', 'tsconfig.json']) {
    const filter = (path) => !IS_MADE.has(basename(path));
    cpSync(join(ROOT, name), join(folder, name), { recursive: true, filter });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'dir');
  return {
    folder,
    change(file, from, to) {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      assert.ok(text.includes(from), `${file} holds no ${from}`);
      writeFileSync(path, text.replace(from, to));
    },
  };
}

/** Finds the text by a locator, which searches again after a saved change reloads the page. */
const shown = (page, text) =>
  page.locator(`>>> ::-p-text(${text})`).setVisibility('visible').wait();

testInPage(
  'a saved change shows in the open page, or the place of its build error',
  { expected: [/^console: .*(?:WebSocket|ERR_)/] },
  async (t, page) => {
    const project = copyProject();
    const { address, stop } = await startDemo(t, { project: project.folder });
    const TITLE = 'src/text/screens.ts';

    await page.goto(`${address}/#/contact-us/default`);
    await prefilled(page);
    await named(page, 'combobox', 'Category').fill('OTHER');
    await named(page, 'textbox', 'Query details').fill('Kept by the backend');
    await named(page, 'button', 'Send Query').click();
    await shown(page, 'Thank you for your query.');

    await t.test('in the element’s TypeScript; the route in the hash stays', async () => {
      await page.goto(`${address}/#/login`);
      await named(page, 'textbox', 'Username').wait();
      project.change(TITLE, `'Username'`, `'Name of the user'`);
      await named(page, 'textbox', 'Name of the user').wait();
      assert.equal(new URL(page.url()).hash, '#/login');
    });

    await t.test('in its styles', async () => {
      project.change('src/ui/Button.css', '.button', '.button { letter-spacing: 7px } .button');
      await page.waitForFunction(() => {
        const { shadowRoot } = document.querySelector('medical-aid-inquiries');
        const button = shadowRoot?.querySelector('button');
        return button && getComputedStyle(button).letterSpacing === '7px';
      });
    });

    await t.test('in the portal’s pages', async () => {
      project.change('demo/pages/index.html', '>Call us<', '>Ring us<');
      await shown(page, 'Ring us');
    });

    await t.test('in the backend, which keeps its data', async () => {
      project.change(
        'src/mock/handlers/queries.ts',
        '({ referenceNumber, category, queryDetail, dateLogged })',
        '({ referenceNumber, category, queryDetail: `Said by the new backend: ${queryDetail}`, dateLogged })',
      );
      await page.goto(`${address}/#/contact-us/default`);
      await shown(page, 'Said by the new backend: Kept by the backend');
    });

    await t.test('that does not compile: shows file and line until it is fixed', async () => {
      project.change(TITLE, 'Name of the user', 'Name of the user\n');
      await shown(page, `${TITLE}:`);
      await page.reload();
      await shown(page, `${TITLE}:`);
      project.change(TITLE, 'Name of the user\n', 'Member');
      await page.waitForFunction(() => !document.querySelector('pre[role=alert]'));
      await page.goto(`${address}/#/login`);
      await named(page, 'textbox', 'Member').wait();
    });
    await stop();
  },
);
