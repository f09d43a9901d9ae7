import { isPicture } from '../../../domain/attachment-rules';
import { isOneColour, isSmall, type FileFinding } from '../../../domain/file-finding';
import { decodePicture } from '../decode-picture';

/** The height at which its colours are compared. */
const HEIGHT = 64;

/**
 * Draws a picture small, on white. Beside it a black pixel: a browser that hides what is on a canvas from pages
 * returns it in another colour.
 */
function pixelsOf(picture: ImageBitmap): Uint8ClampedArray | undefined {
  const width = Math.max(1, Math.round((picture.width * HEIGHT) / picture.height));
  const canvas = Object.assign(document.createElement('canvas'), {
    width: width + 1,
    height: HEIGHT,
  });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, HEIGHT);
  context.drawImage(picture, 0, 0, width, HEIGHT);
  context.fillStyle = 'black';
  context.fillRect(width, 0, 1, 1);
  const [red = 255] = context.getImageData(width, 0, 1, 1).data;
  return red < 16 ? context.getImageData(0, 0, width, HEIGHT).data : undefined;
}

/** What a picture shows once it is decoded (@spec §5 Attachments); undefined where it can't be. */
export async function findingInPicture(
  file: File,
  signal: AbortSignal,
): Promise<FileFinding | undefined> {
  if (!isPicture(file.name)) return undefined;
  let isWhole = false as boolean;
  const picture = await decodePicture(file, signal, (stored) => {
    // A small one as it is: that shows which of its edges is the width.
    isWhole = isSmall(stored);
    return isWhole ? {} : { resizeHeight: HEIGHT };
  });
  if (!picture) return undefined;
  try {
    const pixels = pixelsOf(picture);
    if (pixels && isOneColour(pixels)) return { kind: 'oneColour' };
    const { width, height } = picture;
    return isWhole ? { kind: 'small', width, height } : undefined;
  } catch {
    return undefined;
  } finally {
    picture.close();
  }
}
