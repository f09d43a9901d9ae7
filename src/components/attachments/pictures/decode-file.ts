import { isFitToDecode } from '../../../domain/picture-scans';
import type { PictureSize } from '../../../domain/picture-size';
import { inTime } from '../../../host/in-time';
import { readPictureSize, readScans } from './picture-header';

/** In milliseconds. A decoding that takes longer has lost its turn: other pictures wait for it. */
const MOST_TIME = 10_000;

/** To which size a picture is decoded: its stored one is that before the orientation. */
export type DecodedSize = (
  stored: PictureSize,
) => Pick<ImageBitmapOptions, 'resizeWidth' | 'resizeHeight'>;

interface Decoding {
  /** Asked before the picture is decoded. */
  readonly isFit: (stored: PictureSize) => boolean;
  readonly sizeFor?: DecodedSize;
}

/**
 * Decodes a picture as it is seen: browsers turn it unless an option says otherwise. The caller closes it.
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
