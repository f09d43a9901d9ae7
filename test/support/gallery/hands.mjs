import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { named } from '../../e2e/page.mjs';
import { inElement } from '../in-element.mjs';

const DEMO = join(import.meta.dirname, '../../../demo');
const FOLDERS = [join(DEMO, 'backend/samples/files'), join(DEMO, 'pages/files-to-try')];

/** Files that the form refuses, by name. */
const REFUSED = { 'no-image.jpg': '%PDF-1.4', 'notes.txt': 'Some notes.' };

const FOLDER = mkdtempSync(join(tmpdir(), 'gallery-files-'));
process.once('exit', () => rmSync(FOLDER, { recursive: true }));

/** A photo of grain, which compresses badly, so that the file has some 2 MB. */
const photo = () =>
  sharp({
    create: {
      width: 2000,
      height: 1500,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer();

/** Writes a file that the form refuses, a sample of the demo, or a large photo. */
async function pathOf(name) {
  const path = join(FOLDER, name);
  const sample = FOLDERS.map((folder) => join(folder, name)).find(existsSync);
  if (Object.hasOwn(REFUSED, name)) writeFileSync(path, REFUSED[name]);
  else if (sample) copyFileSync(sample, path);
  else writeFileSync(path, await photo());
  return path;
}

// Actions of a member on a page. Each returns a step for a state.

export const choose = (label, value) => (page) => named(page, 'combobox', label).fill(value);

export const type = (label, value) => (page) => named(page, 'textbox', label).fill(value);

export const seek = (label, words) => (page) => named(page, 'searchbox', label).fill(words);

/** Presses the button by script, because late content may move it before a pointer arrives. */
const pressButton = async (button) =>
  button.evaluate((node) => {
    node.focus();
    node.click();
  });

export const press = (name) => async (page) =>
  pressButton(await named(page, 'button', name).waitHandle());

/** The first button of a part, for buttons whose name contains a number. */
export const pressIn = (selector) => async (page) =>
  pressButton(await inElement(page, `${selector} button`));

export const attach =
  (...names) =>
  async (page) => {
    const [chooser] = await Promise.all([page.waitForFileChooser(), press('Choose files')(page)]);
    await chooser.accept(await Promise.all(names.map(pathOf)));
  };

/** Moves the focus by keyboard, because a pointer would leave the button when the width changes. */
export const focus = (name) => async (page) => {
  const button = await named(page, 'button', name).waitHandle();
  await button.focus();
};

/** From here on, the browser reports that it has no network. Further files of the page still load. */
export const loseNetwork = (page) =>
  page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false });
    window.dispatchEvent(new Event('offline'));
  });

/** From here on, uploading some kilobytes takes a minute. */
export const uploadSlowly = async (page) => {
  const session = await page.createCDPSession();
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 500,
  });
};
