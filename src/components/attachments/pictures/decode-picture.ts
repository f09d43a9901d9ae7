import { isFitForThumbnail } from '../../../domain/picture-size';
import { decodeFile, type DecodedSize } from './decode-file';
import { inDecodeTurn } from './decode-turn';

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
  inDecodeTurn(async () =>
    isWanted()
      ? decodeFile(file, { isFit: (size) => isFitForThumbnail(size) && isWanted(), sizeFor })
      : undefined,
  );
