import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { serveDemo } from './demo-server.mjs';

const PICTURE = '/api/member-details-api/profile-picture';

/** A picture with a third of its width in red, in green and in blue, from left to right. */
function flag(width, height) {
  const data = Buffer.alloc(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const channel = Math.floor(((pixel % width) * 3) / width);
    data[pixel * 4 + channel] = 255;
    data[pixel * 4 + 3] = 255;
  }
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

const upload = (browser, bytes, name = 'me.png') => {
  const body = new FormData();
  body.append('file', new File([bytes], name));
  return browser.post(`${PICTURE}/`, body);
};

async function read(browser, path) {
  const text = await (await browser.get(PICTURE + path)).text();
  const [, base64] = /^data:image\/png;base64,(.+)$/.exec(text);
  const { data, info } = await sharp(Buffer.from(base64, 'base64'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { ...info, data };
}

const pixel = ({ width, channels, data }, x, y) => [
  ...data.subarray((y * width + x) * channels).subarray(0, 3),
];

test('an uploaded picture fits inside a shape, or is cropped to fill it (§7)', async (t) => {
  const browser = await (await serveDemo(t)).visit();
  assert.equal((await upload(browser, await flag(90, 30))).status, 200);

  const fitted = await read(browser, '/?width=30&height=30');
  assert.deepEqual([fitted.width, fitted.height], [30, 10]);
  assert.deepEqual(pixel(fitted, 0, 5), [255, 0, 0]);
  const cropped = await read(browser, '/?width=30&height=30&crop=true');
  assert.deepEqual([cropped.width, cropped.height], [30, 30]);
  assert.deepEqual(pixel(cropped, 1, 15), [0, 255, 0], 'the middle third is left');
  assert.deepEqual(pixel(cropped, 28, 15), [0, 255, 0]);
  const square = await read(browser, '/?width=12&crop=true');
  assert.deepEqual([square.width, square.height], [12, 12]);
  const lower = await read(browser, '/?height=10');
  assert.deepEqual([lower.width, lower.height], [30, 10]);
});

test('returns a picture unchanged, from its own address and that of its entity (§7)', async (t) => {
  const browser = await (await serveDemo(t)).visit();
  const bytes = await flag(6, 4);
  await upload(browser, bytes);
  const expected = bytes.toString('base64');
  const { entityNumber } = await browser.json('/demo-api/session');
  const text = async (path) => (await browser.get(PICTURE + path)).text();
  assert.equal(await text('/base64'), expected);
  assert.equal(await text(`/${entityNumber}/base64`), expected);
  assert.equal(await text('/'), `data:image/png;base64,${expected}`);
  assert.equal(await text(`/${entityNumber}`), `data:image/png;base64,${expected}`);
});

const PORTRAIT = readFileSync(
  join(import.meta.dirname, '../../../demo/backend/samples/files/portrait-thandi.jpg'),
);

for (const [what, bytes] of [
  ['a JPEG', PORTRAIT],
  ['a JPEG that was cut off', PORTRAIT.subarray(0, PORTRAIT.length / 2)],
]) {
  test(`${what} keeps its type in every shape (§7)`, async (t) => {
    const browser = await (await serveDemo(t)).visit();
    await upload(browser, bytes, 'me.JPG');
    const text = await (await browser.get(`${PICTURE}/?width=40`)).text();
    assert.match(text, /^data:image\/jpeg;base64,\/9j\//);
  });
}

test('refuses files other than pictures, too many pixels and a wrong size (§7)', async (t) => {
  const browser = await (await serveDemo(t)).visit();
  assert.equal((await upload(browser, 'no image')).status, 415);
  assert.equal((await upload(browser, await flag(3, 3), 'me.gif')).status, 415);
  assert.equal((await upload(browser, await flag(8001, 1))).status, 413);
  assert.equal((await browser.post(`${PICTURE}/`, new FormData())).status, 400);
  for (const query of ['width=0', 'width=2001', 'height=x', 'crop=maybe', 'width=1&width=2']) {
    assert.equal((await browser.get(`${PICTURE}/?${query}`)).status, 400, query);
  }
});

test('a deleted picture is no longer returned (§7)', async (t) => {
  const browser = await (await serveDemo(t)).visit();
  assert.equal((await browser.get(`${PICTURE}/`)).status, 200);
  assert.equal((await browser.send('DELETE', PICTURE)).status, 200);
  assert.equal((await browser.get(`${PICTURE}/`)).status, 404);
});
