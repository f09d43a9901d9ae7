import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import puppeteer from 'puppeteer-core';
import sharp from 'sharp';
import { ROOT } from '../../src/tooling/folders.mjs';
import { findFirefox } from '../support/browsers/find-program.mjs';

/** A printed page. A browser prints it to PDF. */
const PAGE = '<h1>Account of 17 June</h1><p>Consultation: R 450.00</p>'.repeat(20);

const printedBy = async (browser) => {
  const page = await browser.newPage();
  await page.setContent(PAGE);
  const bytes = await page.pdf({ format: 'A4' });
  await page.close();
  return bytes;
};

async function printedByFirefox() {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
  });
  try {
    return await printedBy(browser);
  } finally {
    await browser.close();
  }
}

/** A picture encoded by a browser's canvas. */
const drawnBy = async (browser, type) => {
  const page = await browser.newPage();
  const text = await page.evaluate((mime) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 700 });
    const context = canvas.getContext('2d');
    for (let y = 0; y < 700; y += 40) {
      context.fillStyle = `hsl(${y} 80% ${20 + y / 10}%)`;
      context.fillRect(0, y, 900, 40);
    }
    return canvas.toDataURL(mime);
  }, type);
  await page.close();
  return Buffer.from(text.split(',')[1], 'base64');
};

/** Draws lines of print, as in a photo. */
const lines = (width, height) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="white"/>${Array.from(
        { length: 20 },
        (_, line) =>
          `<rect x="50" y="${50 + line * 40}" width="${width - 100 - (line % 5) * 60}" height="16" fill="#223"/>`,
      ).join('')}</svg>`,
    ),
  );

const PHOTOS = {
  'baseline.jpg': (photo) => photo.jpeg({ progressive: false }),
  'progressive.jpg': (photo) => photo.jpeg({ progressive: true }),
  'mozjpeg.jpg': (photo) => photo.jpeg({ mozjpeg: true }),
  'full-colour.jpg': (photo) => photo.jpeg({ chromaSubsampling: '4:4:4', quality: 100 }),
  'poor.jpg': (photo) => photo.jpeg({ quality: 5 }),
  'grey.jpg': (photo) => photo.grayscale().jpeg(),
  'cmyk.jpg': (photo) => photo.toColourspace('cmyk').jpeg(),
  'profile.jpg': (photo) => photo.withMetadata({ icc: 'p3', density: 300 }).jpeg(),
  'turned.jpg': (photo) => photo.withMetadata({ orientation: 6 }).jpeg(),
  'true-colour.png': (photo) => photo.png(),
  'palette.png': (photo) => photo.png({ palette: true }),
  'interlaced.png': (photo) => photo.png({ progressive: true }),
  'sixteen-bits.png': (photo) => photo.toColourspace('rgb16').png(),
  'see-through.png': (photo) => photo.ensureAlpha(0.5).png(),
};

const REWRITTEN = {
  linear: ['--linearize'],
  streams: ['--object-streams=generate'],
  plain: ['--qdf'],
  both: ['--linearize', '--object-streams=generate'],
};

/**
 * Writes intact files of several programs into a folder. The programs are browsers, libvips and its encoders,
 * Poppler, cairo and qpdf; a Word document of the demo is added.
 * @param browser prints and draws
 * @returns names and paths
 */
export async function writeSoundFiles(folder, browser) {
  const paths = new Map();
  const write = (name, bytes) => {
    const path = join(folder, name);
    if (bytes) writeFileSync(path, bytes);
    paths.set(name, path);
    return path;
  };
  const made = (name, program, argsFor) => {
    const path = write(name);
    execFileSync(program, argsFor(path));
  };
  const printed = [
    write('chromium.pdf', await printedBy(browser)),
    write('firefox.pdf', await printedByFirefox()),
  ];
  write('chromium.png', await drawnBy(browser, 'image/png'));
  write('chromium.jpg', await drawnBy(browser, 'image/jpeg'));
  for (const [width, height] of [
    [1240, 1754],
    [2400, 900],
    [800, 1100],
  ])
    for (const [name, as] of Object.entries(PHOTOS))
      write(`${width}-${name}`, await as(lines(width, height)).toBuffer());
  for (const format of ['jpg', 'png'])
    made(`poppler.${format}`, 'pdftocairo', (path) => [
      ...[format === 'jpg' ? '-jpeg' : '-png', '-singlefile', '-r', '110'],
      ...[printed[0], path.slice(0, -format.length - 1)],
    ]);
  const letter = join(ROOT, 'demo/backend/samples/files/referral-letter.docx');
  write('letter.docx', readFileSync(letter));
  const cairo = write('cairo.pdf');
  execFileSync('pdftocairo', ['-pdf', printed[0], cairo]);
  for (const source of [...printed, cairo])
    for (const [name, options] of Object.entries(REWRITTEN))
      made(`${name}-${basename(source)}`, 'qpdf', (path) => [...options, source, path]);
  return [...paths].map(([name, path]) => ({ name, path }));
}
