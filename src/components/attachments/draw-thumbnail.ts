import { decodePicture } from './decode-picture';

/** The decoded height in pixels: twice the height on screen. */
const HEIGHT = 96;

/**
 * Draws a small copy of a picture.
 * @returns whether it was drawn: a picture that can't be decoded can still be sent
 */
export async function drawThumbnail(
  file: File,
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
): Promise<boolean> {
  const picture = await decodePicture(file, signal, () => ({ resizeHeight: HEIGHT }));
  if (!picture) return false;
  if (!signal.aborted) {
    Object.assign(canvas, { width: picture.width, height: picture.height });
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
  }
  picture.close();
  return !signal.aborted;
}
