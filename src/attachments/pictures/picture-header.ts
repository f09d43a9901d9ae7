import { boxIn, heifSizeOf, isHeif } from '../../bytes/picture/heif';
import { isJpegStart, scansIn } from '../../bytes/picture/picture-scans';
import { isPictureStart, pictureSizeOf } from '../../bytes/picture/read-size';
import type { PictureSize } from '../../domain/picture-size';
import { inTime } from '../../host/in-time';

/** Bytes that contain the size of most pictures, which is after a photo's metadata. */
const HEADER = 256 * 1024;
/** In bytes. No more of a file is read for its size, and no larger file is decoded before a press. */
export const MOST_READ = 16 * 1024 ** 2;
/** Boxes of an HEIC or AVIF file before the one with its size. */
const MOST_BOXES = 16;

/** In milliseconds. A slower file is not waited for. */
const MOST_TIME = 10_000;

const bytesIn = async (part: Blob) => new Uint8Array(await part.arrayBuffer());

/** Reads the size of an HEIC or AVIF picture from its box `meta`, wherever that is. */
async function readHeifSize(file: Blob): Promise<PictureSize | undefined> {
  let at = 0;
  for (let count = 0; count < MOST_BOXES; count += 1) {
    const box = boxIn(await bytesIn(file.slice(at, at + 16)));
    if (!box) return undefined;
    if (box.name === 'meta') {
      const length = Math.min(box.length, HEADER);
      return heifSizeOf(await bytesIn(file.slice(at, at + length)));
    }
    at += box.length;
  }
  return undefined;
}

async function sizeIn(file: Blob): Promise<PictureSize | undefined> {
  const begin = await bytesIn(file.slice(0, HEADER));
  if (isHeif(begin)) return readHeifSize(file);
  const early = pictureSizeOf(begin);
  if (early || file.size <= HEADER || !isPictureStart(begin)) return early;
  return pictureSizeOf(await bytesIn(file.slice(0, MOST_READ)));
}

/**
 * Reads the size of a picture without decoding it; undefined if no size is found. Rejects if the file can't be read,
 * or is too slow.
 */
export const readPictureSize = (file: Blob): Promise<PictureSize | undefined> =>
  inTime(sizeIn(file), MOST_TIME);

/** How many scans of a JPEG, or about how many frames of a moving PNG or WebP, a browser decodes for a picture. */
export const readScans = async (file: Blob): Promise<number> => {
  const read = file.slice(0, MOST_READ);
  const isJpeg = isJpegStart(await bytesIn(file.slice(0, 2)));
  return isJpeg ? scansIn(await bytesIn(read)) : (await read.text()).split(/fcTL|ANMF/).length;
};
