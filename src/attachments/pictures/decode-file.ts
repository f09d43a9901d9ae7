import { isFitToDecode } from '../../bytes/picture/picture-scans';
import type { PictureSize } from '../../domain/picture-size';
import { inTime } from '../../host/in-time';
import { readPictureSize, readScans } from './picture-header';

/** In milliseconds. A slower decoding is given up, because other pictures wait for it. */
const MOST_TIME = 10_000;

/** The size to which a picture is decoded, from its stored size, which is before orientation. */
export type DecodedSize = (
  stored: PictureSize,
) => Pick<ImageBitmapOptions, 'resizeWidth' | 'resizeHeight'>;

interface Decoding {
  /** Called before the picture is decoded. */
  readonly isFit: (stored: PictureSize) => boolean;
  readonly sizeFor?: DecodedSize;
}

/**
 * Decodes a picture, oriented as displayed, because browsers apply the orientation by default. The caller closes it.
 * @returns undefined for a picture that is unfit, broken, costs too much, or takes too long
 */
export async function decodeFile(
  file: Blob,
  { isFit, sizeFor = () => ({}) }: Decoding,
): Promise<ImageBitmap | undefined> {
  let isLate = false;
  const hasLostTurn = () => isLate;
  const decode = async () => {
    const size = await readPictureSize(file);
    if (!size || !isFit(size) || !isFitToDecode(size, await readScans(file)) || hasLostTurn())
      return undefined;
    const picture = await createImageBitmap(file, sizeFor(size));
    if (!hasLostTurn()) return picture;
    picture.close();
    return undefined;
  };
  try {
    return await inTime(decode(), MOST_TIME);
  } catch {
    isLate = true;
    return undefined;
  }
}
