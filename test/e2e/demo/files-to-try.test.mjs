import assert from 'node:assert/strict';
import { inElement } from '../../support/in-element.mjs';
import { serveDemo } from '../contract/demo-server.mjs';
import { findingsIn } from '../member-acts.mjs';
import { matching, named, prefilled, testInPage, textOf } from '../page.mjs';

/** The form's finding for each file; '' for none. */
const SAID = {
  'locked-account.pdf': /^locked-account\.pdf asks for a password, so our agents can’t open it\./,
  'no-printing-form.pdf': /^$/,
  'locked-referral.docx':
    /^locked-referral\.docx asks for a password, so our agents can’t open it\. Save a copy/,
  'cut-short-account.jpg': /^cut-short-account\.jpg may be incomplete\./,
  'black-photo.jpg': /^black-photo\.jpg shows one colour only\./,
  'sideways-account.jpg': /^$/,
  'small-account.jpg': /^small-account\.jpg is small: \d+ × \d+\./,
};

async function openForm(t, page) {
  const { address } = await (await serveDemo(t)).visit();
  await page.goto(`${address}/?panel=open`);
  await prefilled(page);
  await named(page, 'combobox', 'Category').fill('OTHER');
}

const attach = (page, name) => named(page, 'button', `Attach ${name}`).click();
const listed = (page, name) => named(page, 'button', `Remove ${name}`).wait();

testInPage(
  'each file to try shows what the panel says of it, locked ones among them (§5)',
  {},
  async (t, page) => {
    await openForm(t, page);
    for (const name of Object.keys(SAID)) {
      await attach(page, name);
      await listed(page, name);
    }
    for (const [name, words] of Object.entries(SAID)) {
      // The finding begins with the file's name.
      if (words.test('')) continue;
      await inElement(page, `.finding ::-p-text(${name})`);
    }
    const said = Object.fromEntries(await findingsIn(page));
    for (const [name, words] of Object.entries(SAID)) assert.match(said[name], words);
    const all = await page.$$eval('.files-to-try a', (links) => links.map((link) => link.text));
    assert.deepEqual(all.sort(), [...Object.keys(SAID), 'account.webp'].sort());

    await named(page, 'button', 'Look at sideways-account.jpg').click();
    const isUpright = await (
      await inElement(page, '.look-large')
    ).evaluate((canvas) => canvas.height > canvas.width);
    assert.ok(isUpright, 'a page is taller than wide');
  },
);

testInPage('the WebP picture is refused, and offered as a JPG (§5)', {}, async (t, page) => {
  await openForm(t, page);
  await attach(page, 'account.webp');
  assert.match(await textOf(page, '.refusals'), /^account\.webp: this type of file/);
  await named(page, 'button', 'Add account.webp as a JPG').click();
  await listed(page, 'account.jpg');
});

testInPage('four large photos are offered to be made smaller (§5)', {}, async (t, page) => {
  await openForm(t, page);
  await named(page, 'button', 'Attach four photos of 12 megapixels').click();
  await matching(page, '.refusals');
  await named(page, 'button', 'Make the photos smaller and add them').wait();
});

testInPage('fourteen photos are offered as one PDF (§5)', {}, async (t, page) => {
  await openForm(t, page);
  await named(page, 'button', 'Attach fourteen small photos').click();
  await named(page, 'button', 'Put 14 pictures into one PDF').wait();
});
