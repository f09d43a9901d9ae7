import { isPicture } from '../../domain/attachment-rules';
import { isOneColour, type FileFinding } from '../../domain/file-finding';
import { readableContext } from '../pictures/readable-context';
import { smallPicture } from '../pictures/small-picture';

/** The height to which a picture is reduced to compare its colours. */
const HEIGHT = 64;

/** The pixels of a picture, drawn on white. */
function pixelsOf(picture: HTMLCanvasElement): Uint8ClampedArray | undefined {
  const scale = Math.min(1, HEIGHT / picture.height);
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.round(picture.height * scale),
  });
  const context = readableContext(canvas);
  if (!context) return undefined;
  const { width, height } = canvas;
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return context.getImageData(0, 0, width, height).data;
}

/** The problem of a decoded picture (@spec §5 Attachments); undefined where it can't be decoded. */
export async function findingInPicture(
  file: File,
  signal: AbortSignal,
): Promise<FileFinding | undefined> {
  const small = isPicture(file.name) ? await smallPicture(file, signal) : undefined;
  if (!small) return undefined;
  try {
    const pixels = pixelsOf(small.copy);
    if (pixels && isOneColour(pixels)) return { kind: 'oneColour' };
  } catch {
    // Its size may still be a finding.
  }
  return small.size && { kind: 'small', ...small.size };
}
