import { isAvif, isHeic } from '../../bytes/picture/heif';
import { isFitToDraw } from '../../domain/photo-scale';
import { isFitForThumbnail, isNoStrip, type PictureSize } from '../../domain/picture-size';
import { firstBytes } from '../file-content';
import type { PhotoKind } from '../list/attachment-list';
import { MOST_READ, readPictureSize } from './picture-header';
import { smallPicture } from './small-picture';

/** The kind of a photo that does not open. */
const kindOfClosed = async (file: File): Promise<PhotoKind> =>
  isHeic(await firstBytes(file)) ? 'closed' : 'none';

/** The kind of a photo that could not be drawn, so that it is not offered again. */
export const kindOfUndrawn = (file: File): Promise<PhotoKind> =>
  kindOfClosed(file).catch(() => 'none');

const NEVER = new AbortController().signal;

/**
 * Whether a photo opens. A large picture is decoded only at the press, and is assumed to open until then. So is an
 * AVIF, which every browser opens, because its header may have a wrong size.
 */
const opens = async (file: File, size: PictureSize): Promise<boolean> =>
  file.size > MOST_READ ||
  !isFitForThumbnail(size) ||
  isAvif(await firstBytes(file)) ||
  (await smallPicture(file, NEVER)) !== undefined;

async function kindIn(file: File): Promise<PhotoKind> {
  const size = await readPictureSize(file);
  if (size && !(isFitToDraw(size) && isNoStrip(size))) return 'none';
  if (size && (await opens(file, size))) return 'opens';
  return kindOfClosed(file);
}

/** Determines the kind of a file. A file that no longer exists can't be read. */
export const kindOf = (file: File): Promise<PhotoKind> => kindIn(file).catch(() => 'none');
