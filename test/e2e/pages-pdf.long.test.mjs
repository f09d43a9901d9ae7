import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { serveDemo, temporaryFolder } from './contract/demo-server.mjs';
import { chooseFiles } from './member-acts.mjs';
import { named, prefilled, testInPage, textOf } from './page.mjs';
import { checkPdf, differenceOf, drawPages, imagesIn, pathByHash } from './pdf-pages.mjs';

/** A printed page with a different mark in each corner, so that each rotation looks different. */
const print = (width, height, name) => `
  <svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#e8e0d0"/>
    <rect width="30%" height="20%" fill="#b01020"/>
    <rect x="70%" width="30%" height="20%" fill="#1040c0"/>
    <rect y="80%" width="30%" height="20%" fill="#108030"/>
    <text x="10%" y="50%" font-size="${Math.round(width / 10)}" fill="#101010">${name}</text>
    <text x="10%" y="65%" font-size="${Math.round(width / 30)}" fill="#303030">R 6 480.00, paid R 4 150.00</text>
  </svg>`;

/** Photos as phones write them, in any stored orientation, with the device in their metadata. */
async function writePhotos(folder) {
  const photos = [1, 2, 3, 4, 5, 6, 7, 8].map((orientation) => [
    `IMG_${orientation}.jpg`,
    sharp(Buffer.from(print(2600, 1900, `Orientation ${orientation}`)))
      .jpeg({ quality: 92 })
      .withMetadata({ orientation, exif: { IFD0: { Make: 'Phone of Thandi' } } }),
  ]);
  const clear = sharp(Buffer.from(print(900, 1200, 'Clear').replace('#e8e0d0', 'none'))).png();
  return Promise.all(
    [...photos, ['clear.png', clear]].map(async ([name, picture]) => {
      const path = join(folder, name);
      writeFileSync(path, await picture.toBuffer());
      return { name, path };
    }),
  );
}

/** How often each page is turned, by its number. */
const TURNS = [0, 1, 2, 3, 0, 1, 0, 2, 1];

testInPage(
  'nine photos become one PDF with a page for each, upright or turned as the member saw them (§5)',
  {},
  async (t, page) => {
    const data = temporaryFolder();
    const photos = await writePhotos(temporaryFolder());
    for (const [index, { path }] of photos.slice(0, 8).entries()) {
      assert.equal((await sharp(path).metadata()).orientation, index + 1);
      assert.match(readFileSync(path, 'latin1'), /Exif[^]*Thandi/);
    }
    const member = await (await serveDemo(t, { data })).visit();
    await page.goto(`${member.address}/`);
    await prefilled(page);
    await named(page, 'combobox', 'Category').fill('OTHER');
    await named(page, 'textbox', 'Query details').fill('My hospital account, page by page');
    await chooseFiles(page, photos);
    await named(page, 'button', 'Put 9 pictures into one PDF').click();
    for (const [index, turns] of TURNS.entries()) {
      const name = `Turn Page ${index + 1}: ${photos[index].name}`;
      for (let turn = 0; turn < turns; turn += 1) await named(page, 'button', name).click();
    }
    await named(page, 'textbox', 'Name of the PDF').fill('Hospital: account/June');
    const begun = Date.now();
    await named(page, 'button', 'Make the PDF').click();
    await named(page, 'button', 'Split Hospital- account-June.pdf into pictures').wait();
    t.diagnostic(`made in ${Date.now() - begun} ms`);
    await named(page, 'button', 'Send Query').click();
    const reference = await textOf(page, '.receipt-number');
    const { files } = await member.json(`/demo-api/queries/${reference}`);
    assert.deepEqual(
      files.map(({ name }) => name),
      ['Hospital- account-June.pdf'],
    );
    const path = pathByHash(data, files[0].sha256);
    t.diagnostic(`${files[0].size} bytes`);

    assert.match(checkPdf(path), /No syntax or stream encoding errors found/);
    assert.doesNotMatch(readFileSync(path, 'latin1'), /Exif|Thandi|CreationDate|ModDate/);

    const images = imagesIn(path);
    assert.deepEqual(
      images.map((image) => image.page),
      TURNS.map((_, index) => index + 1),
    );
    const drawn = drawPages(path, temporaryFolder());
    assert.equal(drawn.length, photos.length);
    for (const [index, { width, height, kind }] of images.entries()) {
      const { name, path: photo } = photos[index];
      assert.equal(kind, 'image rgb 3 8 jpeg', name);
      const long = name === 'clear.png' ? 1200 : 2200;
      assert.equal(Math.max(width, height), long, name);
      const shown = await differenceOf(drawn[index], photo, TURNS[index]);
      t.diagnostic(`${name} differs by ${shown.difference.toFixed(2)}`);
      const a4 = width > height ? [842, 596] : [596, 842];
      assert.deepEqual([shown.width, shown.height], a4, `${name} on A4`);
      assert.ok(shown.difference < 3, `${name} differs by ${shown.difference}`);
    }
  },
);
