import { isFitForThumbnail, type PictureSize } from '../../domain/picture-size';
import { inDecodeTurn } from './decode-turn';
import { setOpens } from './photo-kind';
import { readPictureSize } from './picture-header';

/** To which size a picture is decoded: its stored one is that before the orientation. */
export type DecodedSize = (
  stored: PictureSize,
) => Pick<ImageBitmapOptions, 'resizeWidth' | 'resizeHeight'>;

async function decode(
  file: File,
  signal: AbortSignal,
  sizeFor: DecodedSize,
): Promise<ImageBitmap | undefined> {
  const size = await readPictureSize(file);
  if (signal.aborted || !size || !isFitForThumbnail(size)) return undefined;
  const picture = await createImageBitmap(file, sizeFor(size));
  setOpens(file);
  return picture;
}

/**
 * Decodes a picture after all that were asked for before it, turned as it is seen. The caller closes it.
 * @returns undefined for a picture that is too large, broken or no longer needed
 */
export const decodePicture = (
  file: File,
  signal: AbortSignal,
  sizeFor: DecodedSize,
): Promise<ImageBitmap | undefined> =>
  inDecodeTurn(() => decode(file, signal, sizeFor)).catch(() => undefined);
