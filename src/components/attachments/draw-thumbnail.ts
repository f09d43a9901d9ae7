import { isFitForThumbnail, readPictureSize, type ReadBytes } from '../../domain/picture-size';

/** The height that a picture is decoded to, in pixels: twice what it takes on screen. */
const HEIGHT = 96;

/** Browsers decode a picture in full before they shrink it, so only one is decoded at a time. */
let lastTurn = Promise.resolve();

/** Returns nothing for a picture that is too large, broken or no longer wanted. */
async function decode(file: File, signal: AbortSignal): Promise<ImageBitmap | undefined> {
  const read: ReadBytes = async (start, length) =>
    new Uint8Array(await file.slice(start, start + length).arrayBuffer());
  const size = await readPictureSize(read);
  if (signal.aborted || !size || !isFitForThumbnail(size)) return undefined;
  return createImageBitmap(file, { resizeHeight: HEIGHT });
}

/**
 * Draws a small copy of a picture; one picture is decoded at a time.
 * @returns whether it was drawn: a picture that can't be shown can still be sent
 */
export async function drawThumbnail(
  file: File,
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
): Promise<boolean> {
  const decoding = lastTurn.then(() => decode(file, signal)).catch(() => undefined);
  lastTurn = decoding.then(() => undefined);
  const picture = await decoding;
  if (!picture) return false;
  if (!signal.aborted) {
    Object.assign(canvas, { width: picture.width, height: picture.height });
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
  }
  picture.close();
  return !signal.aborted;
}
