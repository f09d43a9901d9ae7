import type { Picture } from './picture-store';
import { Refusal } from './refusal';

/** How a picture is wanted, in pixels. Cropped it fills the shape, else it fits inside. */
export interface PictureShape {
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly crop: boolean;
}

/** The media types that are taken, by sharp's names of the formats. */
const TYPES: Readonly<Partial<Record<string, string>>> = { jpeg: 'image/jpeg', png: 'image/png' };

/** Loaded on first use: sharp would delay the demo's start by 0.1 s. */
async function open(bytes: Buffer) {
  const { default: sharp } = await import('sharp');
  // A truncated picture is shown in part.
  return sharp(bytes, { failOn: 'none' });
}

/**
 * Reads an uploaded image, sizes in pixels.
 *
 * @throws Refusal 415 for bytes that are no image, 413 for one with a side longer than `maxSide`.
 */
export async function readPicture(
  bytes: Buffer,
  maxSide: number,
): Promise<Picture & { readonly width: number; readonly height: number }> {
  const image = await open(bytes);
  const facts = await image.metadata().catch(() => undefined);
  const type = facts && TYPES[facts.format];
  if (!type) throw new Refusal(415, 'The file is no JPEG or PNG image.');
  const { width, height } = facts.autoOrient;
  if (Math.max(width, height) > maxSide) {
    throw new Refusal(413, `The image is larger than ${maxSide} pixels.`);
  }
  return { type, bytes, width, height };
}

/** The picture in a shape: of one side the other follows, cropped as a square. */
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
