import { bareJpeg, type BareJpeg } from '../../bytes/bare-jpeg';
import { isFitToDraw, scaledTo } from '../../domain/photo-scale';
import { decodeFile } from './decode-file';
import { inDecodeTurn } from './decode-turn';
import { readableContext } from './readable-context';

/** How a picture is drawn. */
export interface JpegDrawing {
  /** The most pixels of the longer edge. A picture is never enlarged. */
  readonly longEdge: number;
  /** From 0 to 1. */
  readonly quality: number;
  /** Clockwise quarter turns, after the picture's orientation. */
  readonly quarterTurns?: number;
}

/** Rows drawn per task. A whole photo would block the page for a tenth of a second. */
const BAND = 256;

/** Cosine and sine by quarter turns, because Math would return nearly 0. */
const TURNS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** Resolves in a later task. Not by a timer, because browsers throttle timers in a hidden page. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Draws a picture on white, band by band. */
async function drawBands(
  context: CanvasRenderingContext2D,
  picture: ImageBitmap,
  { longEdge, quarterTurns = 0 }: JpegDrawing,
  signal: AbortSignal,
): Promise<void> {
  const { width, height } = context.canvas;
  const drawn = scaledTo(picture, longEdge);
  const [cos, sin] = TURNS[quarterTurns & 3] ?? TURNS[0];
  context.fillStyle = 'white';
  context.imageSmoothingQuality = 'high';
  for (let top = 0; top < height; top += BAND) {
    context.save();
    context.beginPath();
    context.rect(0, top, width, BAND);
    context.clip();
    context.fillRect(0, top, width, BAND);
    context.setTransform(cos, sin, -sin, cos, width / 2, height / 2);
    context.drawImage(picture, -drawn.width / 2, -drawn.height / 2, drawn.width, drawn.height);
    context.restore();
    // A browser only draws when a pixel is read.
    context.getImageData(0, top, 1, 1);
    await nextTask();
    signal.throwIfAborted();
  }
}

async function encode(
  picture: ImageBitmap,
  canvas: HTMLCanvasElement,
  drawing: JpegDrawing,
  signal: AbortSignal,
): Promise<BareJpeg | undefined> {
  const { width, height } = scaledTo(picture, drawing.longEdge);
  const isTurned = (drawing.quarterTurns ?? 0) % 2 !== 0;
  Object.assign(canvas, isTurned ? { width: height, height: width } : { width, height });
  const context = readableContext(canvas);
  if (!context) return undefined;
  // Creating a canvas takes a while too.
  await nextTask();
  signal.throwIfAborted();
  await drawBands(context, picture, drawing, signal);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', drawing.quality);
  });
  signal.throwIfAborted();
  return blob?.type === 'image/jpeg'
    ? bareJpeg(new Uint8Array(await blob.arrayBuffer()))
    : undefined;
}

async function decodeAndEncode(
  file: Blob,
  drawing: JpegDrawing,
  signal: AbortSignal,
): Promise<BareJpeg | undefined> {
  signal.throwIfAborted();
  const picture = await decodeFile(file, {
    isFit: (size) => isFitToDraw(size) && !signal.aborted,
  });
  if (!picture) {
    signal.throwIfAborted();
    return undefined;
  }
  const canvas = document.createElement('canvas');
  try {
    signal.throwIfAborted();
    return await encode(picture, canvas, drawing, signal);
  } finally {
    // Freed at once, because garbage collection may be late.
    picture.close();
    canvas.width = 0;
  }
}

/**
 * Draws a picture on white as a JPEG without metadata, after all decodings requested before.
 * @returns undefined for a picture that is too large, or can't be read or decoded, also for lack of memory
 * @throws {DOMException} `AbortError`, once the signal is aborted
 */
export const drawJpeg = (
  file: Blob,
  drawing: JpegDrawing,
  signal: AbortSignal,
): Promise<BareJpeg | undefined> => inDecodeTurn(() => decodeAndEncode(file, drawing, signal));
