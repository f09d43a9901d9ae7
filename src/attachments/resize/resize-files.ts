import { totalBytes } from '../../domain/attachment-rules';
import { fitPhotos, type Fitted, type Rung } from '../../domain/photo-ladder';
import type { FormAttachment } from '../list/attachment-list';
import { drawJpeg } from '../pictures/draw-jpeg';

/** Photos to make smaller, at the member's press. */
export interface ResizeRequest {
  readonly photos: readonly FormAttachment[];
  /** Listed photos that are also made smaller, as far as necessary for the others to fit. */
  readonly ifNeeded: readonly FormAttachment[];
  /** Photos that are accepted only as a JPEG. */
  readonly mustChange: readonly FormAttachment[];
}

export type ResizeResult = Fitted<File, Blob>;

const filesOf = (attachments: readonly FormAttachment[]) => attachments.map(({ file }) => file);

async function drawPhoto(source: File, rung: Rung, signal: AbortSignal): Promise<Blob | undefined> {
  const drawn = await drawJpeg(source, rung, signal);
  if (!drawn) return undefined;
  // In one piece, because Firefox decodes no picture from a blob of several parts.
  const bytes = await new Blob([...drawn.parts]).arrayBuffer();
  return new Blob([bytes], { type: 'image/jpeg' });
}

/**
 * Draws photos so that they fit beside the listed files.
 * @returns undefined if they don't fit
 * @throws {DOMException} `AbortError`, once the signal is aborted
 */
export function resizeFiles(
  { photos, ifNeeded, mustChange }: ResizeRequest,
  listed: readonly File[],
  onProgress: (done: number, count: number) => void,
  signal: AbortSignal,
): Promise<ResizeResult | undefined> {
  const all = [...photos, ...ifNeeded];
  // A photo that was made smaller before is drawn from its original, which has lost no quality.
  const sources = new Map(all.map(({ file, original }) => [file, original?.file ?? file]));
  const others = listed.filter((file) => !sources.has(file));
  const task = {
    photos: filesOf(photos),
    ifNeeded: filesOf(ifNeeded),
    mustChange: new Set(filesOf(mustChange)),
    otherBytes: totalBytes(others),
  };
  return fitPhotos(task, {
    draw: (photo, rung) => drawPhoto(sources.get(photo) ?? photo, rung, signal),
    onProgress,
  });
}
