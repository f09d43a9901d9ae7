import { withDrawn } from '../../../domain/fitted-files';
import { exchange } from '../exchange';
import { kindOf, setUnusable } from '../pictures/photo-kind';
import type { Attachments } from '../use-attachments';
import { fitFiles, toFile, type FitRequest, type FitResult } from './fit-work';
import { setTriedInVain, setWithoutReturn } from './originals';

/** What is shown and said of the work. */
export interface FitReports {
  readonly onProgress: (done: number, count: number) => void;
  /** The announcement of how many photos became smaller, and how many were added. */
  readonly said: (smaller: number, added: number) => string;
}

/** What was learnt of the photos, for later offers. */
async function remember(
  { photos, mustChange }: FitRequest,
  { drawn, failed }: FitResult,
): Promise<void> {
  await Promise.all([...failed].map(setUnusable));
  for (const photo of mustChange) setWithoutReturn(photo);
  for (const photo of photos) if (!drawn.has(photo)) setTriedInVain(photo);
}

/**
 * Makes photos smaller and puts them into the list, as it is by then.
 * @returns whether all files fit together; else nothing has changed
 * @throws {DOMException} `AbortError`, once the signal is aborted
 */
export async function fitAndPlace(
  attachments: Attachments,
  request: FitRequest,
  { onProgress, said }: FitReports,
  signal: AbortSignal,
): Promise<boolean> {
  const { files: listed } = attachments;
  const result = await fitFiles(request, listed, onProgress, signal);
  signal.throwIfAborted();
  if (!result) return false;
  const { drawn, failed } = result;
  await remember(request, result);
  signal.throwIfAborted();
  const isNew = (photo: File) => !listed.includes(photo);
  const added = request.photos.filter((photo) => isNew(photo) && !failed.has(photo));
  // What this browser can't open stays refused as it was: a note says so.
  const unreadable = request.photos.filter(
    (photo) => isNew(photo) && failed.has(photo) && kindOf(photo) !== 'closed',
  );
  const placed = withDrawn(attachments.latest(), { drawn, added, toFile });
  if (!placed) return false;
  const isThere = (photo: File) => !isNew(photo) || placed.settled.includes(photo);
  const smaller = [...drawn].filter(([photo, jpeg]) => isThere(photo) && jpeg.size < photo.size);
  // The refusals, or a note, say which new ones have failed.
  const isInVain =
    request.photos.some((photo) => isNew(photo) && failed.has(photo)) &&
    smaller.length + placed.settled.length === 0;
  return exchange(attachments, {
    next: () => placed.files,
    said: isInVain ? '' : said(smaller.length, placed.settled.length),
    settled: [...placed.settled, ...unreadable],
    refusals: unreadable.map((file) => ({ file, reason: 'unreadable' })),
  });
}
