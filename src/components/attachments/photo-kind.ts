import { SIGNATURE_BYTES } from '../../domain/file-signature';
import { isHeic } from '../../domain/heif-size';
import { isFitToDraw } from '../../domain/photo-scale';
import { isNoStrip } from '../../domain/picture-size';
import { inDecodeTurn } from './decode-turn';
import { readPictureSize } from './picture-header';

/**
 * Whether this browser opens a file as a photo; `closed` is an HEIC photo that it can't open. By the file's
 * content: a name says little.
 */
export type PhotoKind = 'opens' | 'closed' | 'none';

const kinds = new WeakMap<File, PhotoKind>();

/** Undefined until the file is examined. */
export const kindOf = (file: File): PhotoKind | undefined => kinds.get(file);

/** A file that was decoded need not be examined. */
export function setOpens(file: File): void {
  if (!kinds.has(file)) kinds.set(file, 'opens');
}

/** A photo that could not be drawn is offered no more. */
export const setUnusable = (file: File): void => void kinds.set(file, 'none');

async function opens(file: File): Promise<boolean> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  picture?.close();
  return picture !== undefined;
}

async function examineContent(file: File): Promise<PhotoKind> {
  const size = await readPictureSize(file);
  if (size && !(isFitToDraw(size) && isNoStrip(size))) return 'none';
  if (size && (await opens(file))) return 'opens';
  const begins = await file.slice(0, SIGNATURE_BYTES).arrayBuffer();
  return isHeic(new Uint8Array(begins)) ? 'closed' : 'none';
}

/** Decodes a file, once, to find out whether it can be. */
export const examine = (file: File): Promise<void> =>
  inDecodeTurn(async () => {
    if (kinds.has(file)) return;
    // A file that has vanished can't be read.
    kinds.set(file, await examineContent(file).catch(() => 'none' as const));
  });
