import { isFitForThumbnail, type PictureSize } from '../../../domain/picture-size';
import { inDecodeTurn } from './decode-turn';
import { readPictureSize } from './picture-header';

/** To which size a picture is decoded: its stored one is that before the orientation. */
export type DecodedSize = (
  stored: PictureSize,
) => Pick<ImageBitmapOptions, 'resizeWidth' | 'resizeHeight'>;

/**
 * Decodes a picture after all that were asked for before it, turned as it is seen. The caller closes it.
 * @param isWanted asked before it is decoded
 * @returns undefined for a picture that is too large, broken or no longer wanted
 */
export const decodePicture = (
  file: File,
  isWanted: () => boolean,
  sizeFor: DecodedSize,
): Promise<ImageBitmap | undefined> =>
  inDecodeTurn(async () => {
    const size = isWanted() ? await readPictureSize(file) : undefined;
    if (!size || !isFitForThumbnail(size) || !isWanted()) return undefined;
    return createImageBitmap(file, sizeFor(size));
  }).catch(() => undefined);
