import { isAvif, isHeic } from '../../../domain/heif-size';
import { isFitToDraw } from '../../../domain/photo-scale';
import { isFitForThumbnail, isNoStrip, type PictureSize } from '../../../domain/picture-size';
import { firstBytes } from '../file-content';
import { MOST_READ, readPictureSize } from './picture-header';
import { smallPicture } from './small-picture';

/**
 * Whether this browser opens a file as a photo, or may, as it is too large to be decoded before a press; `closed` is an
 * HEIC photo that it can't open. By the file's content: a name says little.
 */
export type PhotoKind = 'opens' | 'closed' | 'none';

const kinds = new WeakMap<File, PhotoKind>();

/** Undefined until the file is examined. */
export const kindOf = (file: File): PhotoKind | undefined => kinds.get(file);

/** A JPEG that was made here opens. */
export const setOpens = (file: File): void => void kinds.set(file, 'opens');

/** What can be said of a photo that does not open. */
const kindOfClosed = async (file: File): Promise<PhotoKind> =>
  isHeic(await firstBytes(file)) ? 'closed' : 'none';

/** A photo that could not be drawn is offered no more. */
export async function setUnusable(file: File): Promise<void> {
  kinds.set(file, await kindOfClosed(file).catch(() => 'none' as const));
}

const NEVER = new AbortController().signal;

/**
 * A larger picture is decoded at the press alone: until then it is taken to open. So is an AVIF, which every browser
 * opens, because its header may lie about its size.
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

/** Finds out of which kind a file is. */
export async function examine(file: File): Promise<void> {
  // A file that has vanished can't be read.
  const kind = await kindIn(file).catch(() => 'none' as const);
  if (!kinds.has(file)) kinds.set(file, kind);
}
