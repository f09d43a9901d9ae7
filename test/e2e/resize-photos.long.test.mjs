import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { sha256 } from './attachments.mjs';
import { serveDemo, temporaryFolder } from './contract/demo-server.mjs';
import { chooseFiles } from './member-acts.mjs';
import { named, testInPage, textOf } from './page.mjs';

const SAVE = 'Make the photos smaller';
const MB = 1024 ** 2;

const WORDS =
  'the member paid this account in full and asks why the claim of the hospital was not paid by the scheme within thirty days of the treatment that the doctor has confirmed in writing'.split(
    ' ',
  );
const lineOf = (number) =>
  Array.from({ length: 14 }, (_, at) => WORDS[(number * 5 + at * 7) % WORDS.length]).join(' ');
const LINES = Array.from({ length: 40 }, (_, number) => lineOf(number));

/** An A4 page of 10 pt print, photographed with 12 megapixels: 4,000 pixels for 297 mm. */
async function photographedPage() {
  const point = 4000 / 842;
  const lines = LINES.map((line, at) => {
    const y = (60 + at * 18) * point;
    return `<text x="${40 * point}" y="${y}" font-size="${10 * point}" font-family="sans-serif">${line}</text>`;
  });
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="4000"><rect width="3000" height="4000" fill="#f4f1ea"/>${lines.join('')}</svg>`;
  const grain = await sharp({
    create: {
      width: 3000,
      height: 4000,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 24 },
    },
  })
    .png()
    .toBuffer();
  return sharp(Buffer.from(page))
    .composite([{ input: grain, blend: 'soft-light' }])
    .flatten({ background: 'white' })
    .jpeg({ quality: 97 })
    .toBuffer();
}

/** The words that tesseract reads in a picture. */
function wordsIn(path) {
  try {
    const text = execFileSync('tesseract', [path, '-', '--psm', '6', '-l', 'eng'], {
      stdio: ['ignore', 'pipe', 'ignore'],
      // Two threads of tesseract wait for each other while using a processor each, which triples the work.
      env: { ...process.env, OMP_THREAD_LIMIT: '1' },
    });
    return text.toString().split(/\s+/);
  } catch (error) {
    throw new Error('tesseract can’t run: install it with `apt-get install tesseract-ocr`', {
      cause: error,
    });
  }
}

/** The share of the page's words that were read. A repeated word counts as often as it is on the page. */
function shareRead(read) {
  const rest = [...read];
  const expected = LINES.join(' ').split(' ');
  const found = expected.filter((word) => {
    const at = rest.indexOf(word);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return found.length / expected.length;
}

const storedPath = (folder, hash) => {
  const file = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .find((path) => sha256(readFileSync(path)) === hash);
  assert.ok(file, 'The file was not stored');
  return file;
};

async function openForm(page, address) {
  await page.goto(`${address}/`);
  await named(page, 'combobox', 'Category').fill('OTHER');
  await named(page, 'textbox', 'Query details').fill('Why was my account not paid?');
}

/** Waits until the work has ended. Then its button is removed, and each row shows the earlier size of its photo. */
const fitted = (page, count) =>
  page.waitForFunction(
    (count) => {
      const { shadowRoot } = document.querySelector('medical-aid-inquiries');
      return shadowRoot.querySelectorAll('.resized-photo').length === count;
    },
    { timeout: 120_000 },
    count,
  );

testInPage(
  'a page of 10 pt print can still be read after its photo was made smaller (§5)',
  {},
  async (t, page) => {
    const folder = temporaryFolder();
    const data = temporaryFolder();
    const path = join(folder, 'page.jpg');
    const before = await photographedPage();
    assert.ok(before.length > 3 * MB, `${before.length} bytes`);
    writeFileSync(path, before);
    assert.ok(shareRead(wordsIn(path)) >= 0.95, 'the photo itself can’t be read');

    const { address } = await (await serveDemo(t, { data })).visit();
    await openForm(page, address);
    await chooseFiles(page, [{ name: 'page.jpg', path }]);
    await named(page, 'button', SAVE).click();
    await fitted(page, 1);
    await named(page, 'button', 'Send Query').click();
    const reference = await textOf(page, '.receipt-number');
    const { files } = await page.evaluate(
      async (number) => (await fetch(`/demo-api/queries/${number}`)).json(),
      reference,
    );
    const stored = storedPath(data, files[0].sha256);
    const share = shareRead(wordsIn(stored));
    const size = readFileSync(stored).length;
    t.diagnostic(`${before.length} → ${size} bytes, ${(share * 100).toFixed(1)} % of the words`);
    assert.ok(size < before.length * 0.9);
    assert.ok(share >= 0.95, `${share} of the words`);
  },
);
