import { isDeclined, isKept } from './after-job';
import type { DraftState, FormContent, Own } from './stored-draft';

/** The jobs on the device, one after the other, the most urgent first. */
export type Job = 'remove' | 'open' | 'look' | 'take' | 'delete' | 'put' | 'read';

const isSame = (one: FormContent, other: FormContent): boolean =>
  one === other ||
  (one.camera === other.camera &&
    one.files.length === other.files.length &&
    one.files.every((file, index) => file === other.files[index]) &&
    JSON.stringify(one.values) === JSON.stringify(other.values));

export const isChanged = (own: Own | undefined, content: FormContent): boolean =>
  !own || !isSame(own.content, content);

/** How the own draft is to be marked. */
export const inFlightOf = ({ sent }: DraftState) =>
  sent === undefined || sent === 'accepted' ? null : { known: sent.known };

/** Whether the own draft is to go: it was sent, declined, emptied, or is another member's. */
function isOver(now: DraftState, own: Own): boolean {
  const { access, owner, content, sent } = now;
  if (sent === 'accepted') return true;
  if (access.is === 'off') return false;
  return own.owner !== owner || !content || isDeclined(now);
}

/** The wanted record: the form's content, or the present record where nothing else may be stored. */
const contentFor = (now: DraftState): FormContent | undefined =>
  isKept(now) ? now.content : now.own?.content;

/** The files that the own draft lacks. */
const lackedIn = ({ own }: DraftState): readonly File[] =>
  own && !own.hasNoRoom ? own.content.files.filter((file) => !own.files.has(file)) : [];

/** The files to be read, once what was typed is stored. */
export const unreadIn = (now: DraftState): readonly File[] =>
  isKept(now) && now.own?.owner === now.owner
    ? lackedIn(now).filter((file) => now.content?.files.includes(file) && !now.reads.has(file))
    : [];

/** Whether files are being read, and not for long. */
export const isReading = ({ reads }: DraftState): boolean =>
  [...reads.values()].includes('reading');

/** Whether files of the own draft are still to be stored, and the member does not know that they are missing. */
export const isStoring = (now: DraftState): boolean =>
  lackedIn(now).some((file) => now.reads.get(file) !== 'late');

/** The files that the own draft lacks for so long that the member is to know. */
export const missingIn = (now: DraftState): readonly File[] =>
  lackedIn(now).filter((file) => now.reads.get(file) === 'late');

/** The bytes that were read and can be stored with the own draft. Where they had no room a change tries again. */
export function bytesIn(now: DraftState): ReadonlyMap<File, ArrayBuffer> {
  const { own, content } = now;
  const isFull = own?.hasNoRoom && content && !isChanged(own, content);
  const isStored = isKept(now) && !isFull;
  const read = [...(isStored ? now.reads : [])];
  return new Map(read.filter((each): each is [File, ArrayBuffer] => typeof each[1] !== 'string'));
}

const isMarked = (own: Own, now: DraftState): boolean =>
  JSON.stringify(own.inFlight) === JSON.stringify(inFlightOf(now));

/** What is to be stored now: what the form holds, or the own draft with another mark; undefined if all is. */
export function contentToPut(now: DraftState): FormContent | undefined {
  const { own, sent, expired } = now;
  if (sent === 'accepted' || (own && own.owner !== now.owner)) return undefined;
  const content = contentFor(now);
  if (!content) return undefined;
  const isStored = own
    ? isMarked(own, now) &&
      !isChanged(own, content) &&
      !lackedIn(now).some((file) => bytesIn(now).has(file))
    : expired && isSame(expired, content);
  return isStored ? undefined : content;
}

/** The draft whose lock the form holds, as long as its page is there. */
export function heldIn({ access, own, isAway }: DraftState): readonly (string | undefined)[] {
  if (isAway || access.is === 'off') return [];
  return [own?.id, access.is === 'taking' ? access.draft.id : undefined];
}

/** The next job of a state. */
export function jobsIn(now: DraftState): readonly Job[] {
  const { access, own, isAway } = now;
  const jobs: readonly (Job | false | undefined)[] = [
    own && isOver(now, own) && 'remove',
    access.is === 'opening' && 'open',
    access.is === 'taking' && 'take',
    access.is === 'deleting' && 'delete',
    (access.is === 'open' || access.is === 'unable') && access.isStale && !isAway && 'look',
    contentToPut(now) && 'put',
    unreadIn(now).length > 0 && 'read',
  ];
  return jobs.filter((job) => typeof job === 'string');
}
