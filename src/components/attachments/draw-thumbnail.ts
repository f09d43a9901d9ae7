import { isFitForThumbnail, pictureSizeOf } from '../../domain/picture-size';

/** The decoded height in pixels: twice the height on screen. */
const HEIGHT = 96;

/** Bytes that hold the size of most pictures, which is behind a photo's metadata. */
const HEADER = 256 * 1024;

/** Browsers decode a picture at full size before they shrink it, so only one is decoded at a time. */
let lastTurn = Promise.resolve();

async function sizeOf(file: File) {
  const readSize = async (part: Blob) => pictureSizeOf(new Uint8Array(await part.arrayBuffer()));
  return (await readSize(file.slice(0, HEADER))) ?? readSize(file);
}

/** Returns undefined for a picture that is too large, broken or no longer needed. */
async function decode(file: File, signal: AbortSignal): Promise<ImageBitmap | undefined> {
  const size = await sizeOf(file);
  if (signal.aborted || !size || !isFitForThumbnail(size)) return undefined;
  return createImageBitmap(file, { resizeHeight: HEIGHT });
}

/**
 * Draws a small copy of a picture.
 * @returns whether it was drawn: a picture that can't be decoded can still be sent
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
