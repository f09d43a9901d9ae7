import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { inElement } from '../in-element.mjs';
import { recordLongestFrame, timeOfResponse } from './in-page.mjs';
import { LAST_TEXT, query, serve } from './serve.mjs';
import { median } from './table.mjs';
import { pause, visit } from './visit.mjs';

const LISTS = [10, 200, 1000];
/** How often each list is opened, because a single time varies by a third. */
export const TIMES = 5;
const PHOTOS = 10;
/** A photo of 50 megapixels. */
const WIDTH = 8_660;
const HEIGHT = 5_774;
/** A response of two megabytes, in kilobytes of paragraphs. */
const PARAGRAPHS = 8_000;
const RESPONSE_END = 'With kind regards, your scheme.';
const REFERENCE = 1000001;

/** In milliseconds. After this time thumbnails are drawn for certain. */
const THUMBNAILS = 2_000;

const buttonOf = (page, name) => page.locator(`::-p-aria([role="button"][name="${name}"])`);

const megabytes = (bytes) => `${(bytes / 1e6).toFixed(0)} MB`;
const milliseconds = (time) => `${time.toFixed(0)} ms`;

/** Visits the element on a separate page, unthrottled. */
async function visitElement(browser, subject, answers, measure) {
  const { address, close } = await serve(subject, answers);
  try {
    return await visit(browser, { ...subject, address }, {}, measure);
  } finally {
    close();
  }
}

/** From navigation until the open queries show, in milliseconds. */
const timeOfList = (browser, subject, count) => {
  const queries = Array.from({ length: count }, (_, n) => query(REFERENCE + n, 'OTHER', LAST_TEXT));
  return visitElement(browser, subject, [[/\/member-queries$/, { queries }]], ({ noted }) =>
    noted('complete'),
  );
};

/** A grey PNG with the given size in pixels. It has a few kilobytes, and takes 200 MB when decoded. */
function picture(width, height) {
  const chunk = (type, data) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * height))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Bytes that all processes of the browser hold in memory (Linux). */
async function memoryOf(browser) {
  const session = await browser.target().createCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const held = processInfo.map(({ id }) => {
    const status = readFileSync(`/proc/${id}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024;
  });
  return held.reduce((sum, bytes) => sum + bytes, 0);
}

/** The cost of attaching large photos: the peak memory, and the longest frame. */
async function costOfPhotos(browser, subject) {
  const folder = mkdtempSync(join(tmpdir(), 'medical-aid-photos-'));
  try {
    const bytes = picture(WIDTH, HEIGHT);
    const files = Array.from({ length: PHOTOS }, (_, n) => join(folder, `photo ${n + 1}.png`));
    for (const file of files) writeFileSync(file, bytes);
    return await visitElement(browser, subject, [], async ({ page, noted, settle }) => {
      await noted('complete');
      await settle();
      const before = await memoryOf(browser);
      const longest = await page.evaluateHandle(recordLongestFrame);
      const [chooser] = await Promise.all([
        page.waitForFileChooser(),
        buttonOf(page, 'Choose files').click(),
      ]);
      let most = before;
      let isShown = false;
      const shown = (async () => {
        await chooser.accept(files);
        await inElement(page, `.file:nth-child(${PHOTOS})`);
        await pause(THUMBNAILS);
        isShown = true;
      })();
      while (!isShown) most = Math.max(most, await memoryOf(browser));
      await shown;
      return { memory: most - before, frame: await longest.evaluate(({ milliseconds: ms }) => ms) };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const response = () =>
  `${'<p style="color: #333">Your claim of <b>1 May 2024</b> was paid in full. Rand 1,234.00 went to your account; the statement of <a href="https://example.org/statement">this month</a> lists it, and the savings that are left this year.</p>\n'.repeat(PARAGRAPHS)}<p>${RESPONSE_END}</p>`;

/** From the press of the button until a response of two megabytes is laid out, in milliseconds. */
const timeOfLargeResponse = (browser, subject) => {
  const encodedResponse = Buffer.from(response()).toString('base64');
  const answers = [
    [/\/agent-response$/, { encodedResponse }],
    [new RegExp(`/member-queries/${REFERENCE}$`), { query: query(REFERENCE, 'OTHER', LAST_TEXT) }],
  ];
  const hash = `#/update/default?reference=${REFERENCE}&timeline=false`;
  return visitElement(browser, { ...subject, hash }, answers, async ({ page }) => {
    const button = buttonOf(page, 'View response sent to you via email');
    await button.wait();
    const shown = page.evaluate(timeOfResponse, RESPONSE_END);
    await button.click();
    return shown;
  });
};

/** How the element's cost grows with its input, as rows of a table. */
export async function growth(browser, subject) {
  const times = LISTS.map(() => []);
  for (let time = 0; time < TIMES; time += 1) {
    for (const [index, count] of LISTS.entries()) {
      times[index].push(await timeOfList(browser, subject, count));
    }
  }
  const lists = times.map(median);
  const { memory, frame } = await costOfPhotos(browser, subject);
  const [few] = lists;
  return [
    ...LISTS.map((count, index) => [
      `${count} open queries shown`,
      `${milliseconds(lists[index])}, ${(lists[index] / few).toFixed(2)} of ${LISTS[0]}`,
    ]),
    [`memory for ${PHOTOS} photos of 50 megapixels`, megabytes(memory)],
    ['longest frame meanwhile', milliseconds(frame)],
    [
      `a response of ${megabytes(response().length)} shown`,
      milliseconds(await timeOfLargeResponse(browser, subject)),
    ],
  ];
}
