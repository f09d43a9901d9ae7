import { createJimp } from '@jimp/core';
import jpeg from '@jimp/js-jpeg';
import png from '@jimp/js-png';
import { methods as cover } from '@jimp/plugin-cover';
import { methods as resize } from '@jimp/plugin-resize';
import type { Picture } from './picture-store';
import { Refusal } from './refusal';

const Image = createJimp({ formats: [jpeg, png], plugins: [resize, cover] });

/** How a picture is wanted, in pixels. Cropped it fills the shape, else it fits inside. */
export interface PictureShape {
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly crop: boolean;
}

const open = (bytes: Buffer) =>
  Image.read(bytes).catch(() => {
    throw new Refusal(415, 'The file is no JPEG or PNG image.');
  });

/**
 * Reads an uploaded image, sizes in pixels.
 *
 * @throws Refusal 415 for bytes that are no image, 413 for one with a side longer than `maxSide`.
 */
export async function readPicture(
  bytes: Buffer,
  maxSide: number,
): Promise<Picture & { readonly width: number; readonly height: number }> {
  const { mime = 'image/jpeg', width, height } = await open(bytes);
  if (Math.max(width, height) > maxSide) {
    throw new Refusal(413, `The image is larger than ${maxSide} pixels.`);
  }
  return { type: mime, bytes, width, height };
}

/** The picture in a shape: of one side the other follows, cropped as a square. */
export async function reshape(
  picture: Picture,
  { width, height, crop }: PictureShape,
): Promise<Picture> {
  if (width === undefined && height === undefined) return picture;
  const image = await open(picture.bytes);
  if (crop) {
    const [w = 0, h = 0] = [width ?? height, height ?? width];
    image.cover({ w, h });
  } else {
    const scales = [(width ?? Infinity) / image.width, (height ?? Infinity) / image.height];
    image.scale(Math.min(...scales));
  }
  const type = picture.type === 'image/png' ? 'image/png' : 'image/jpeg';
  return { type, bytes: await image.getBuffer(type) };
}
