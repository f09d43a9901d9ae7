import { readFile } from 'node:fs/promises';
import { Refusal } from '../../../src/mock/refusal';
import type { Pictures, RequestedShape } from '../../../src/mock/store';
import type { ReceivedFile } from './kinds';
import type { RecordTable } from './records';

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

/**
 * Reads an uploaded image; the sizes are in pixels.
 *
 * @throws Refusal 415 for bytes that are not an image, 413 if a side is too long.
 */
async function readPicture(path: string) {
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
async function reshape(bytes: Buffer<ArrayBuffer>, { width, height, crop }: RequestedShape) {
  if (width === undefined && height === undefined) return bytes;
  const size = crop ? { width: width ?? height, height: height ?? width } : { width, height };
  const image = await open(bytes);
  image.autoOrient().resize({ ...size, fit: crop ? 'cover' : 'inside' });
  return image.toBuffer();
}

/** Stores a picture's bytes and replaces an earlier one; `type` is its media type. */
export const putPicture = (
  records: RecordTable,
  entityNumber: string,
  type: string,
  bytes: Buffer,
): void => records.put('picture', entityNumber, { type, base64: bytes.toString('base64') });

export const openPictures = (records: RecordTable): Pictures => ({
  async find(entityNumber, shape) {
    const found = records.find('picture', entityNumber);
    if (!found) return undefined;
    const bytes = Buffer.from(found.base64, 'base64');
    return new Blob([shape ? await reshape(bytes, shape) : bytes], { type: found.type });
  },
  async save(entityNumber, { path }: ReceivedFile) {
    const { type, bytes, width, height } = await readPicture(path);
    putPicture(records, entityNumber, type, bytes);
    return { width, height };
  },
  remove: (entityNumber) => records.remove('picture', entityNumber),
});
