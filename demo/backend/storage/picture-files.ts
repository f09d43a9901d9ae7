import { readFile } from 'node:fs/promises';
import { Refusal } from '../../../src/mock/refusal';
import type { PictureShape } from '../../../src/mock/store';

/** The longest side that is taken, in pixels. */
const MAX_SIDE = 8000;

/** The accepted media types by sharp's names of the formats. */
const TYPES: Readonly<Partial<Record<string, string>>> = { jpeg: 'image/jpeg', png: 'image/png' };

/** Loaded on first use: sharp would delay the demo's start by 0.1 s. */
async function open(bytes: Uint8Array) {
  const { default: sharp } = await import('sharp');
  // A truncated picture is shown as far as it can be read.
  return sharp(bytes, { failOn: 'none' });
}

/** An uploaded image; `type` is its media type, the sizes are in pixels. */
export interface ReadPicture {
  readonly type: string;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Reads an uploaded image.
 *
 * @throws Refusal 415 for bytes that are not an image, 413 if a side is too long.
 */
export async function readPicture(path: string): Promise<ReadPicture> {
  const bytes = await readFile(path);
  const image = await open(bytes);
  const facts = await image.metadata().catch(() => undefined);
  const type = facts && TYPES[facts.format];
  if (!type) throw new Refusal(415, 'The file is not a JPEG or PNG image.');
  const { width, height } = facts.autoOrient;
  if (Math.max(width, height) > MAX_SIDE) {
    throw new Refusal(413, `The image is larger than ${MAX_SIDE} pixels.`);
  }
  return { type, bytes, width, height };
}

/** Resizes a picture. With one side given, the other follows; cropped, it is a square. */
export async function reshape(
  bytes: Uint8Array,
  { width, height, crop }: PictureShape,
): Promise<Uint8Array> {
  if (width === undefined && height === undefined) return bytes;
  const size = crop ? { width: width ?? height, height: height ?? width } : { width, height };
  const image = await open(bytes);
  image.autoOrient().resize({ ...size, fit: crop ? 'cover' : 'inside' });
  return image.toBuffer();
}
