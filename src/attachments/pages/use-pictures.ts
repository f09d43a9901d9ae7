import { useState } from 'react';
import { isPicture } from '../../domain/attachment-rules';
import type { FormAttachment, AttachmentListState } from '../list/attachment-list';
import type { AttachmentStore } from '../list/attachment-store';
import { MOST_EXAMINED, usePhotoKinds } from '../pictures/use-photo-kinds';

/** Pictures for pages: listed files, and files refused because the list is full. A single picture is not offered. */
function candidatesIn({ listed, refused }: AttachmentListState): readonly FormAttachment[] {
  const tooMany = refused
    .filter(({ reason }) => reason === 'too-many')
    .map(({ attachment }) => attachment);
  const pictures = [...listed, ...tooMany].filter(({ file }) => isPicture(file.name));
  return pictures.length > 1 ? pictures.slice(0, MOST_EXAMINED) : [];
}

/**
 * The listed and refused pictures that this browser decodes, in order. New pictures are included once all of them
 * have been examined, so that their number does not count up.
 */
export function usePictures(
  list: AttachmentListState,
  store: AttachmentStore,
): readonly FormAttachment[] {
  const candidates = candidatesIn(list);
  usePhotoKinds(store, candidates);
  const [shown, setShown] = useState<readonly number[]>([]);
  const areKnown = candidates.every(({ kind }) => kind !== undefined);
  const isNew = ({ id }: FormAttachment) => !shown.includes(id);
  if (areKnown && candidates.some(isNew)) setShown(candidates.map(({ id }) => id));
  return candidates.filter((each) => each.kind === 'opens' && (areKnown || !isNew(each)));
}
