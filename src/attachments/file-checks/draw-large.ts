import { decodePicture } from '../pictures/decode-picture';

/** Width in pixels at which the print on an A4 page is readable. */
const WIDTH = 1600;
/** Some devices can't draw a higher canvas. */
const MOST_HEIGHT = 8000;

/**
 * Draws a picture large enough to be read.
 * @returns whether it was drawn
 */
export async function drawLarge(
  file: File,
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
): Promise<boolean> {
  const isWanted = () => !signal.aborted;
  const picture = await decodePicture(file, isWanted, ({ width, height }) =>
    // The shorter edge may be the width once the picture is turned.
    Math.min(width, height) > WIDTH ? { resizeWidth: WIDTH } : {},
  );
  if (!picture) return false;
  const scale = Math.min(1, WIDTH / picture.width, MOST_HEIGHT / picture.height);
  const context = signal.aborted ? null : canvas.getContext('2d');
  if (context) {
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
  picture.close();
  return context !== null;
}
