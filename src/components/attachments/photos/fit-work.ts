import { totalBytes } from '../../../domain/attachment-rules';
import { fitPhotos, type Fitted, type Rung } from '../../../domain/photo-ladder';
import { setMadeFrom } from '../made-from';
import { drawJpeg } from '../pictures/draw-jpeg';
import { setOpens } from '../pictures/photo-kind';
import { originalOf } from './originals';

/** Photos to make smaller, at the member's press. */
export interface FitRequest {
  readonly photos: readonly File[];
  /** Listed ones that are made smaller too, as far as the others don't fit without. */
  readonly ifNeeded: readonly File[];
  /** Those that are only taken as a JPEG. */
  readonly mustChange: ReadonlySet<File>;
}

export type FitResult = Fitted<File, Blob>;

/** One that was fitted before is drawn from its original, which has lost nothing yet. */
const sourceOf = (photo: File) => originalOf(photo) ?? photo;

async function drawPhoto(photo: File, rung: Rung, signal: AbortSignal): Promise<Blob | undefined> {
  const drawn = await drawJpeg(sourceOf(photo), rung, signal);
  if (!drawn) return undefined;
  // In one piece: Firefox decodes no picture whose blob has several parts.
  const bytes = await new Blob([...drawn.parts]).arrayBuffer();
  return new Blob([bytes], { type: 'image/jpeg' });
}

/**
 * Draws photos so that they fit beside the listed files.
 * @returns undefined if they don't
 * @throws {DOMException} `AbortError`, once the signal is aborted
 */
export function fitFiles(
  { photos, ifNeeded, mustChange }: FitRequest,
  listed: readonly File[],
  onProgress: (done: number, count: number) => void,
  signal: AbortSignal,
): Promise<FitResult | undefined> {
  const others = listed.filter((file) => !photos.includes(file) && !ifNeeded.includes(file));
  const task = { photos, ifNeeded, mustChange, otherBytes: totalBytes(others) };
  return fitPhotos(task, {
    draw: (photo, rung) => drawPhoto(photo, rung, signal),
    onProgress,
  });
}

/** The file of a drawn photo, which remembers what it was made of. */
export function toFile(photo: File, jpeg: Blob, name: string): File {
  const made = new File([jpeg], name, { type: jpeg.type, lastModified: photo.lastModified });
  setMadeFrom(made, [sourceOf(photo)]);
  setOpens(made);
  return made;
}
