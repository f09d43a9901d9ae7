import { useState } from 'react';
import type { ReferenceNumber } from '../../domain/reference-number';
import type { OriginName } from '../../origins';
import { ALONG, draftOf, isAlong, isSent, updateDraftOf, useDrafts, type Drafts } from './drafts';

/** What an update takes over from a new query. */
export interface Along {
  readonly query: string;
  readonly files: readonly File[];
}

const alongOf = (reference: ReferenceNumber) => `${ALONG}${reference}`;

const isEmpty = ({ query, files }: Along) => query === '' && files.length === 0;

/**
 * Deletes updates that hold only what another form has sent since it went along to them: sending them too
 * would ask twice. The member may add the same words to an update later, so each sent form counts once.
 */
function forgetSent(drafts: Drafts): void {
  const names = [...drafts.keys()];
  const sent = names.filter(isSent).map((name) => drafts.get(name) as Along);
  const wasSent = ({ query, files }: Along) =>
    sent.some(
      (each) => each.query.includes(query) && files.every((file) => each.files.includes(file)),
    );
  for (const name of names.filter(isAlong)) {
    const along = drafts.get(name) as Along;
    const update = updateDraftOf(name.slice(ALONG.length));
    const draft = drafts.get(update) as Along | undefined;
    // Words that were changed in the update are the member's for that update.
    if (draft?.query !== along.query || !wasSent(draft)) continue;
    drafts.delete(update);
    drafts.delete(name);
  }
  for (const name of names.filter(isSent)) drafts.delete(name);
}

/** Copies what was filled in for a new query into the draft of an update, unless that holds something. */
export function useGoAlong(): (reference: ReferenceNumber, along: Along) => void {
  const drafts = useDrafts();
  return (reference, along) => {
    forgetSent(drafts);
    const name = updateDraftOf(reference);
    const kept = drafts.get(name) as Along | undefined;
    if (kept && !isEmpty(kept)) return;
    drafts.set(name, along);
    drafts.set(alongOf(reference), along);
  };
}

/**
 * Whether something has gone along to an update, or its form was opened for it, unless the same was sent
 * meanwhile by another form. Call it before the draft is read.
 */
export function useCameAlong(reference: ReferenceNumber): boolean {
  const drafts = useDrafts();
  const [cameAlong] = useState(() => {
    forgetSent(drafts);
    return drafts.has(alongOf(reference));
  });
  return cameAlong;
}

/**
 * Removes from the draft of the new query what went along, once the update is sent: its words, unless they have
 * changed since, and the files that were sent.
 */
export function useLeaveAlong(
  origin: OriginName,
): (reference: ReferenceNumber, sent: Along) => void {
  const drafts = useDrafts();
  return (reference, sent) => {
    const along = drafts.get(alongOf(reference)) as Along | undefined;
    const draft = drafts.get(draftOf(origin)) as Along | undefined;
    drafts.delete(alongOf(reference));
    if (!along || !draft) return;
    drafts.set(draftOf(origin), {
      ...draft,
      query: draft.query === along.query ? '' : draft.query,
      files: draft.files.filter((file) => !sent.files.includes(file)),
    });
  };
}
