import { Refusal } from '../../../../src/mock/refusal';
import type { Picture } from '../../storage/picture-store';

/** The requested shape in pixels. Cropping fills the shape; without it the picture fits inside. */
export interface PictureShape {
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly crop: boolean;
}

/** The accepted media types by sharp's names of the formats. */
const TYPES: Readonly<Partial<Record<string, string>>> = { jpeg: 'image/jpeg', png: 'image/png' };

/** Loaded on first use: sharp would delay the demo's start by 0.1 s. */
async function open(bytes: Buffer) {
  const { default: sharp } = await import('sharp');
  // A truncated picture is shown as far as it can be read.
  return sharp(bytes, { failOn: 'none' });
}

/**
 * Reads an uploaded image; sizes are in pixels.
 *
 * @throws Refusal 415 for bytes that are not an image, 413 if a side is longer than `maxSide`.
 */
export async function readPicture(
  bytes: Buffer,
  maxSide: number,
): Promise<Picture & { readonly width: number; readonly height: number }> {
  const image = await open(bytes);
  const facts = await image.metadata().catch(() => undefined);
  const type = facts && TYPES[facts.format];
  if (!type) throw new Refusal(415, 'The file is not a JPEG or PNG image.');
  const { width, height } = facts.autoOrient;
  if (Math.max(width, height) > maxSide) {
    throw new Refusal(413, `The image is larger than ${maxSide} pixels.`);
  }
  return { type, bytes, width, height };
}

/** Resizes a picture. With one side given, the other follows; cropped, it is a square. */
export async function reshape(
  { type, bytes }: Picture,
  { width, height, crop }: PictureShape,
): Promise<Picture> {
  if (width === undefined && height === undefined) return { type, bytes };
  const size = crop ? { width: width ?? height, height: height ?? width } : { width, height };
  const image = await open(bytes);
  image.autoOrient().resize({ ...size, fit: crop ? 'cover' : 'inside' });
  return { type, bytes: await image.toBuffer() };
}
