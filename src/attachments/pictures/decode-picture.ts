import { isFitForThumbnail } from '../../domain/picture-size';
import { decodeFile, type DecodedSize } from './decode-file';
import { inDecodeTurn } from './decode-turn';

/**
 * Decodes a picture, oriented as displayed, after all decodings requested before. The caller closes it.
 * @param isWanted called before decoding
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
