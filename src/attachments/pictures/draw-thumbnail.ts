import { smallPicture } from './small-picture';

/**
 * Draws a small copy of a picture.
 * @returns whether it was drawn. A picture that can't be decoded can still be sent.
 */
export async function drawThumbnail(
  file: File,
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
): Promise<boolean> {
  const small = await smallPicture(file, signal);
  if (!small || signal.aborted) return false;
  const { copy } = small;
  Object.assign(canvas, { width: copy.width, height: copy.height });
  canvas.getContext('2d')?.drawImage(copy, 0, 0);
  return true;
}
