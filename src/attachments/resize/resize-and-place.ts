import { createFile } from '../../domain/create-file';
import { withDrawn } from '../../domain/resized-files';
import type { FormAttachment } from '../list/attachment-list';
import type { AttachmentStore } from '../list/attachment-store';
import { dispatchHelp } from '../list/next-by-help';
import { kindOfUndrawn } from '../pictures/photo-kind';
import { resizeFiles, type ResizeRequest } from './resize-files';

/** Progress and announcements of the work. */
export interface ResizeReports {
  readonly onProgress: (done: number, count: number) => void;
  /** The announcement of how many photos became smaller, and how many were added. */
  readonly wordsOf: (smaller: number, added: number) => string;
}

/** A photo of which no JPEG was made stays unchanged, and is not tried again. */
function outcomeOf(
  photo: FormAttachment,
  jpeg: File | undefined,
  isUnsendable: boolean,
): FormAttachment {
  if (!jpeg) return { ...photo, isSmallest: true };
  const original = { ...(photo.original ?? photo), ...(isUnsendable && { isUnsendable }) };
  return { id: photo.id, file: jpeg, kind: 'opens', original };
}

/** Records that photos can't be drawn, so that they are not offered again. */
async function learnKinds(
  store: AttachmentStore,
  undrawn: readonly FormAttachment[],
  signal: AbortSignal,
): Promise<readonly FormAttachment[]> {
  const learnt = await Promise.all(
    undrawn.map(async (photo) => ({ ...photo, kind: await kindOfUndrawn(photo.file) })),
  );
  signal.throwIfAborted();
  for (const attachment of learnt)
    dispatchHelp(store, { type: 'learnt', attachment, facts: { kind: attachment.kind } });
  return learnt;
}

const toFile = (photo: File, jpeg: Blob, name: string) =>
  createFile([jpeg], name, { type: jpeg.type, lastModified: photo.lastModified });

/**
 * Makes photos smaller, and puts them into the list as it is at the end.
 * @returns whether all files fit together; if not, the list is unchanged
 * @throws {DOMException} `AbortError`, once the signal is aborted
 */
export async function resizeAndPlace(
  store: AttachmentStore,
  request: ResizeRequest,
  { onProgress, wordsOf }: ResizeReports,
  signal: AbortSignal,
): Promise<boolean> {
  const { photos, ifNeeded, mustChange } = request;
  const { files: listed } = store.get();
  const result = await resizeFiles(request, listed, onProgress, signal);
  signal.throwIfAborted();
  if (!result) return false;
  const { drawn, failed } = result;
  const isFailed = ({ file }: FormAttachment) => failed.has(file);
  const isNew = ({ file }: FormAttachment) => !listed.includes(file);
  const undrawn = await learnKinds(store, [...photos, ...ifNeeded].filter(isFailed), signal);
  const now = store.get();
  const added = photos.filter((photo) => isNew(photo) && !isFailed(photo)).map(({ file }) => file);
  const placed = withDrawn(now.files, { drawn, added, toFile });
  if (!placed) return false;
  const { made: jpegs, settled } = placed;
  const isThere = ({ file }: FormAttachment) => now.files.includes(file) || settled.includes(file);
  const latest = (photo: FormAttachment) =>
    now.listed.find(({ file }) => file === photo.file) ?? photo;
  const to = [...photos, ...ifNeeded.filter(({ file }) => jpegs.has(file))]
    .filter(isThere)
    .map((photo) => outcomeOf(latest(photo), jpegs.get(photo.file), mustChange.includes(photo)));
  const smaller = [...jpegs].filter(([photo, jpeg]) => jpeg.size < photo.size).length;
  // The refusals or a note name the new photos that have failed.
  const isInVain = photos.some((photo) => isNew(photo) && isFailed(photo));
  const refused = dispatchHelp(store, {
    type: 'exchanged',
    from: [],
    to,
    isWhole: true,
    words: isInVain && smaller + settled.length === 0 ? '' : wordsOf(smaller, settled.length),
    // A photo that this browser can't open stays refused, with a note.
    refused: undrawn
      .filter((photo) => isNew(photo) && photo.kind !== 'closed')
      .map((attachment) => ({ attachment, reason: 'unreadable' })),
  });
  return refused.length === 0;
}
