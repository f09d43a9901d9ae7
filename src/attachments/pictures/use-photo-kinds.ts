import { useEffect } from 'react';
import type { FormAttachment } from '../list/attachment-list';
import type { AttachmentStore } from '../list/attachment-store';
import { dispatchHelp } from '../list/next-by-help';
import { kindOf } from './photo-kind';

/** Only the first photos are examined, for a member who drops a whole album. */
export const MOST_EXAMINED = 40;

/** Determines the kinds of attachments, one after the other. */
export function usePhotoKinds(store: AttachmentStore, wanted: readonly FormAttachment[]): void {
  const { id, file } = wanted.slice(0, MOST_EXAMINED).find(({ kind }) => kind === undefined) ?? {};
  useEffect(() => {
    if (id === undefined || !file) return;
    void kindOf(file).then((kind) => {
      dispatchHelp(store, { type: 'learnt', attachment: { id, file }, facts: { kind } });
    });
  }, [store, id, file]);
}
