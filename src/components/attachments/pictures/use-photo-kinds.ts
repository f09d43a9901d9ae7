import { useEffect } from 'react';
import type { Attachment } from '../list/attachment-list';
import type { AttachmentStore } from '../list/attachment-store';
import { dispatchHelp } from '../list/next-by-help';
import { kindOf } from './photo-kind';

/** A member who drops a whole album gets an offer for the first of it. */
export const MOST_EXAMINED = 40;

/** Finds out the kinds of attachments, one after the other. */
export function usePhotoKinds(store: AttachmentStore, wanted: readonly Attachment[]): void {
  const { id, file } = wanted.slice(0, MOST_EXAMINED).find(({ kind }) => kind === undefined) ?? {};
  useEffect(() => {
    if (id === undefined || !file) return;
    void kindOf(file).then((kind) => {
      dispatchHelp(store, { type: 'learnt', attachment: { id, file }, facts: { kind } });
    });
  }, [store, id, file]);
}
