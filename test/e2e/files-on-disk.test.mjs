import assert from 'node:assert/strict';
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inElement } from '../support/in-element.mjs';
import { sha256 } from './attachments.mjs';
import { serveDemo, temporaryFolder } from './contract/demo-server.mjs';
import { chooseFiles } from './member-acts.mjs';
import { named, testInPage, textOf } from './page.mjs';

const PDF = '%PDF-1.4\n';
const QUERY = 'Why was my account not paid?';

/** Writes small files with these names into a folder. */
const filesIn = (folder, names) =>
  names.map((name) => {
    const path = join(folder, name);
    writeFileSync(path, `${PDF}${name}`);
    return { name, path };
  });

const load = (page, path) =>
  page.evaluate(async (name) => (await fetch(`/demo-api/${name}`)).json(), path);

/** The names and hashes of the files of a query, as stored by the demo. */
async function storedFiles(page, reference) {
  const { files } = await load(page, `queries/${reference}`);
  return files.map(({ name, sha256: hash }) => [name, hash]);
}

const hashed = (files) => files.map(({ name, path }) => [name, sha256(readFileSync(path))]);

async function fillIn(page, address, files) {
  await page.goto(`${address}/`);
  await named(page, 'combobox', 'Category').fill('OTHER');
  await named(page, 'textbox', 'Query details').fill(QUERY);
  await chooseFiles(page, files);
}

const valueOf = (page, name) =>
  named(page, 'textbox', name)
    .map(({ value }) => value)
    .wait();

for (const [what, happens] of [
  ['disappeared', ({ path }) => rmSync(path)],
  ['changed', ({ path }) => appendFileSync(path, 'one more line')],
  [
    'turned into another file of the same size',
    ({ path, name }) => {
      rmSync(path);
      writeFileSync(path, `${PDF}${name.toUpperCase()}`);
    },
  ],
]) {
  testInPage(
    `a file that has ${what} since it was chosen is named, the rest is kept and can be sent (§5)`,
    {},
    async (t, page) => {
      const [odd, ...good] = filesIn(temporaryFolder(), ['odd one.pdf', 'a.pdf', 'b.pdf']);
      const { address } = await (await serveDemo(t)).visit();
      await fillIn(page, address, [odd, ...good]);
      const before = (await load(page, 'queries')).length;
      const changedAt = Date.now();
      happens(odd);

      await named(page, 'button', 'Send Query').click();
      const said = await textOf(page, '.alert-error:has(p + p)');
      assert.match(
        said,
        /^Something went wrong while sending your query\. Please try again later\./,
      );
      assert.match(
        said,
        /Files that were changed or deleted after you chose them: odd one\.pdf\..*Nothing was sent/,
      );
      assert.ok(Date.now() - changedAt < 10_000);
      assert.equal(await valueOf(page, 'Query details'), QUERY);
      assert.equal((await load(page, 'queries')).length, before);

      await named(page, 'button', 'Remove odd one.pdf').click();
      await named(page, 'button', 'Send Query').click();
      const reference = await textOf(page, '.receipt-number');
      assert.deepEqual(await storedFiles(page, reference), hashed(good));
    },
  );
}

testInPage(
  'refuses a folder among dropped files with a reason and takes the files (§5)',
  {},
  async (t, page) => {
    const home = temporaryFolder();
    const [file] = filesIn(home, ['bill.pdf']);
    const folder = join(home, 'responses.pdf');
    mkdirSync(folder);
    const { address } = await (await serveDemo(t)).visit();
    await page.goto(`${address}/`);
    await named(page, 'button', 'Choose files').wait();
    const zone = await inElement(page, '.drop-zone');
    await zone.scrollIntoView();
    const { x, y } = await zone.clickablePoint();
    const mouse = await page.createCDPSession();
    const data = { items: [], files: [folder, file.path], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop']) {
      await mouse.send('Input.dispatchDragEvent', { type, x, y, data });
    }
    await named(page, 'button', 'Remove bill.pdf').wait();
    // A drop through the protocol does not mark an entry as a folder, so the element finds out by reading it.
    const reason = /^responses\.pdf: (?:a folder can’t be uploaded|this file can’t be read)/;
    assert.match(await textOf(page, '.refusals'), reason);
  },
);
