import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { findPdfReader } from '../support/browsers/find-program.mjs';
import { sha256 } from './attachments.mjs';

const run = (program, ...args) =>
  execFileSync(findPdfReader(program), args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Checks a file with qpdf. Fails on errors and warnings. */
export const checkPdf = (path) => run('qpdf', '--check', path);

/** The pictures in a PDF, as poppler lists them. */
export function imagesIn(path) {
  const lines = run('pdfimages', '-list', path).trim().split('\n').slice(2);
  return lines.map((line) => {
    const [page, , type, width, height, colour, components, bits, encoding] = line
      .trim()
      .split(/\s+/);
    return {
      page: Number(page),
      width: Number(width),
      height: Number(height),
      kind: [type, colour, components, bits, encoding].join(' '),
    };
  });
}

/** Draws each page into a file in the folder, with one pixel per point. */
export function drawPages(path, folder) {
  run('pdftoppm', '-r', '72', '-png', path, join(folder, 'page'));
  const files = readdirSync(folder).filter((name) => /^page-\d+\.png$/.test(name));
  return files.sort().map((name) => join(folder, name));
}

const MARGIN = 18;

/** The page that a picture should become, drawn by sharp: oriented, turned, and on white. */
async function expectedPage(photo, turns, { width, height }) {
  const seen = await sharp(photo).rotate().flatten({ background: 'white' }).toBuffer();
  const turned = await sharp(seen)
    .rotate(90 * turns)
    .toBuffer();
  const picture = await sharp(turned)
    .resize(width - 2 * MARGIN, height - 2 * MARGIN, { fit: 'inside' })
    .toBuffer({ resolveWithObject: true });
  return sharp({ create: { width, height, channels: 3, background: 'white' } })
    .composite([{ input: picture.data }])
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** The mean difference of a page and its picture over all pixels, out of 255. */
export async function differenceOf(page, photo, turns) {
  const { data, info } = await sharp(page)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const expected = await expectedPage(photo, turns, info);
  const sum = data.reduce((all, value, index) => all + Math.abs(value - expected[index]), 0);
  return { width: info.width, height: info.height, difference: sum / data.length };
}

/** The file in a folder that has this hash. */
export const pathByHash = (folder, hash) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .find((path) => sha256(readFileSync(path)) === hash);
