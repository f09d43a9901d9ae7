import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { test } from 'node:test';
import puppeteer from 'puppeteer-core';
import { temporaryFolder } from '../../e2e/contract/demo-server.mjs';
import { launchOptions } from '../browsers/browser.mjs';
import { npmBrowser } from '../browsers/npm-browser.mjs';

const skip =
  (process.platform !== 'linux' || process.arch !== 'x64') && 'npm has a browser for Linux x64';

const libraries = (pid) =>
  readFileSync(`/proc/${pid}/maps`, 'utf8').match(/(?<=\s)\/.*\.so(\.\d+)*$/gm) ?? [];

async function launch(t) {
  const browser = await puppeteer.launch(launchOptions(npmBrowser()));
  t.after(() => browser.close());
  return browser;
}

test('the browser from npm needs no system libraries but those of Node', { skip }, async (t) => {
  const browser = await launch(t);
  await (await browser.newPage()).setContent('<h1>Contact us</h1>');
  const session = await browser.target().createCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');

  const nodes = new Set(libraries('self').map((file) => basename(file)));
  const own = dirname(npmBrowser().executablePath);
  for (const { id, type } of processInfo) {
    const loaded = libraries(id);
    assert.ok(loaded.length > 0, type);
    const others = loaded.filter((file) => !file.startsWith(own) && !nodes.has(basename(file)));
    assert.deepEqual([...new Set(others)], [], type);
  }
});

test('the browser from npm renders text in the font of its package', { skip }, async (t) => {
  const browser = await launch(t);
  const page = await browser.newPage();
  await page.setContent('<p>Contact us</p>');
  const session = await page.createCDPSession();
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'p',
  });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  assert.deepEqual(
    fonts.map(({ familyName, glyphCount }) => [familyName, glyphCount]),
    [['Open Sans', 10]],
  );
});

test('the browser from npm finds files with any name without a locale', { skip }, async (t) => {
  process.env.LC_ALL = 'C';
  const browser = await launch(t);
  const page = await browser.newPage();
  await page.setContent('<input type="file" />');
  const file = join(temporaryFolder(), 'môre €.txt');
  writeFileSync(file, 'Hello');
  const input = await page.$('input');
  await input.uploadFile(file);
  assert.deepEqual(await input.evaluate(async ({ files: [{ name, size }] }) => [name, size]), [
    'môre €.txt',
    5,
  ]);
});
