import { isHeic } from '../../domain/heif-size';
import { isFitToDraw } from '../../domain/photo-scale';
import {
  isFitForThumbnail,
  isNoStrip,
  isPictureStart,
  type PictureSize,
} from '../../domain/picture-size';
import { inDecodeTurn } from './decode-turn';
import { firstBytes } from './file-content';
import { readPictureSize } from './picture-header';
import { smallPicture } from './small-picture';

/**
 * Whether this browser opens a file as a photo; `closed` is an HEIC photo that it can't open. By the file's
 * content: a name says little.
 */
export type PhotoKind = 'opens' | 'closed' | 'none';

const kinds = new WeakMap<File, PhotoKind>();

/** Undefined until the file is examined. */
export const kindOf = (file: File): PhotoKind | undefined => kinds.get(file);

/** A JPEG that was made here opens. */
export const setOpens = (file: File): void => void kinds.set(file, 'opens');

/** A photo that could not be drawn is offered no more. */
export const setUnusable = (file: File): void => void kinds.set(file, 'none');

const NEVER = new AbortController().signal;

async function opens(file: File, size: PictureSize): Promise<boolean> {
  if (isFitForThumbnail(size)) return (await smallPicture(file, NEVER)) !== undefined;
  // It is not decoded before the press. Every browser opens a picture of these kinds.
  if (isPictureStart(await firstBytes(file))) return true;
  const picture = await inDecodeTurn(() => createImageBitmap(file)).catch(() => undefined);
  picture?.close();
  return picture !== undefined;
}

async function kindIn(file: File): Promise<PhotoKind> {
  const size = await readPictureSize(file);
  if (size && !(isFitToDraw(size) && isNoStrip(size))) return 'none';
  if (size && (await opens(file, size))) return 'opens';
  return isHeic(await firstBytes(file)) ? 'closed' : 'none';
}

/** Finds out whether a file can be decoded. */
export async function examine(file: File): Promise<void> {
  // A file that has vanished can't be read.
  const kind = await kindIn(file).catch(() => 'none' as const);
  if (!kinds.has(file)) kinds.set(file, kind);
}
