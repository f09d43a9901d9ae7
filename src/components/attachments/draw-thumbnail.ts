import { isFitForThumbnail, readPictureSize, type ReadBytes } from '../../domain/picture-size';

/** The height that a picture is decoded to, in pixels: twice what it takes on screen. */
const HEIGHT = 96;

/** A picture is decoded in full before it is made small: one at a time, whatever the page shows. */
let lastTurn = Promise.resolve();

/** Of a picture that is too large, is broken, or is wanted no more: none. */
async function decode(file: File, signal: AbortSignal): Promise<ImageBitmap | undefined> {
  const read: ReadBytes = async (start, length) =>
    new Uint8Array(await file.slice(start, start + length).arrayBuffer());
  const size = await readPictureSize(read);
  if (signal.aborted || !size || !isFitForThumbnail(size)) return undefined;
  return createImageBitmap(file, { resizeHeight: HEIGHT });
}

/**
 * Draws a picture in small, when its turn comes.
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
