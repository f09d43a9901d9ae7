import { heifSizeOf } from '../../domain/heif-size';
import { isPictureStart, pictureSizeOf, type PictureSize } from '../../domain/picture-size';

/** Bytes that hold the size of most pictures, which is behind a photo's metadata. */
const HEADER = 256 * 1024;
/** No larger file is read whole for its size, in bytes. */
const MOST_READ = 64 * 1024 ** 2;

/** Reads the size of a picture without decoding it; undefined where no size is found. */
export async function readPictureSize(file: Blob): Promise<PictureSize | undefined> {
  const bytesIn = async (part: Blob) => new Uint8Array(await part.arrayBuffer());
  const begin = await bytesIn(file.slice(0, HEADER));
  const early = pictureSizeOf(begin) ?? heifSizeOf(begin);
  const isWhole = file.size <= HEADER;
  if (early || isWhole || file.size > MOST_READ || !isPictureStart(begin)) return early;
  return pictureSizeOf(await bytesIn(file));
}
