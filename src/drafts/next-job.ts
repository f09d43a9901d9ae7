import {
  isDeclined,
  isKept,
  offeredIn,
  type DraftState,
  type FormContent,
  type Own,
} from './draft-state';

/** Jobs on the device, run one after the other, the most urgent first. */
export type Job = 'remove' | 'open' | 'look' | 'take' | 'delete' | 'put' | 'read';

const isSame = (one: FormContent, other: FormContent): boolean =>
  one === other ||
  (one.camera === other.camera &&
    one.files.length === other.files.length &&
    one.files.every((file, index) => file === other.files[index]) &&
    JSON.stringify(one.values) === JSON.stringify(other.values));

export const isChanged = (own: Own | undefined, content: FormContent): boolean =>
  !own || !isSame(own.content, content);

/** The mark of the own draft. A later list may contain an earlier attempt, so the first numbers count. */
export const inFlightOf = ({ earlier, sent }: DraftState) =>
  sent === 'accepted' ? null : (earlier ?? sent);

/** The draft to delete: one that was sent, or the own one if it was declined or emptied, or is another member's. */
export function idToDelete(now: DraftState): string | undefined {
  const { owner, mode, content, own, delivered } = now;
  const isOver = mode !== 'memory' && (own?.owner !== owner || !content || isDeclined(now));
  return delivered[0] ?? (isOver ? own?.id : undefined);
}

/** The content to store: the form's, or what is already stored where nothing else may be. */
const contentFor = (now: DraftState): FormContent | undefined =>
  isKept(now) ? now.content : now.own?.content;

/** The files that are missing in the own draft. */
const lackedIn = ({ own }: DraftState): readonly File[] =>
  own && !own.hasNoRoom ? own.content.files.filter((file) => !own.files.has(file)) : [];

/** The files to read, once the text is stored. */
export const unreadIn = (now: DraftState): readonly File[] =>
  isKept(now) && now.own?.owner === now.owner
    ? lackedIn(now).filter((file) => now.content?.files.includes(file) && !now.reads.has(file))
    : [];

/** Whether files are being read and are not slow yet. */
export const isReading = ({ reads }: DraftState): boolean =>
  [...reads.values()].includes('reading');

/** Whether files of the own draft are still to be stored, and are not reported missing yet. */
export const isStoring = (now: DraftState): boolean =>
  lackedIn(now).some((file) => now.reads.get(file) !== 'slow');

/** The files of the own draft that are slow, so that they are reported missing. */
export const missingIn = (now: DraftState): readonly File[] =>
  lackedIn(now).filter((file) => now.reads.get(file) === 'slow');

/** The bytes that can be stored with the own draft. If they had no room, a change retries. */
export function bytesIn(now: DraftState): ReadonlyMap<File, ArrayBuffer> {
  const { own, content } = now;
  const isFull = own?.hasNoRoom && content && !isChanged(own, content);
  const isStored = isKept(now) && !isFull;
  const read = [...(isStored ? now.reads : [])];
  return new Map(read.filter((each): each is [File, ArrayBuffer] => typeof each[1] !== 'string'));
}

const isMarked = (own: Own, now: DraftState): boolean =>
  JSON.stringify(own.inFlight) === JSON.stringify(inFlightOf(now));

/**
 * The content to store now: the form's, or the own draft with a different mark; undefined if everything is stored.
 */
export function contentToPut(now: DraftState): FormContent | undefined {
  const { own, expired } = now;
  if (own && own.owner !== now.owner) return undefined;
  const content = contentFor(now);
  if (!content) return undefined;
  const isStored = own
    ? isMarked(own, now) &&
      !isChanged(own, content) &&
      !lackedIn(now).some((file) => bytesIn(now).has(file))
    : expired && isSame(expired, content);
  return isStored ? undefined : content;
}

/** The draft whose lock the form holds while its page is active. */
export function heldIn({ access, mode, own, delivered, isAway }: DraftState) {
  if (isAway || mode === 'memory') return [];
  return [own?.id, ...delivered, access.is === 'taking' ? access.draft.id : undefined];
}

/** When the next draft expires, in milliseconds from now. */
export function nextExpiry({ access, own }: DraftState): number | undefined {
  const drafts = [...offeredIn(access), ...(own ? [own] : [])];
  if (drafts.length === 0) return undefined;
  return Math.max(0, Math.min(...drafts.map(({ until }) => until)) - Date.now());
}

/** The next jobs of a state. */
export function jobsIn(now: DraftState): readonly Job[] {
  const { access, isAway } = now;
  const jobs: readonly (Job | false | undefined)[] = [
    idToDelete(now) !== undefined && 'remove',
    access.is === 'opening' && 'open',
    access.is === 'taking' && 'take',
    access.is === 'deleting' && 'delete',
    (access.is === 'open' || access.is === 'unable') && access.isStale && !isAway && 'look',
    contentToPut(now) && 'put',
    unreadIn(now).length > 0 && 'read',
  ];
  return jobs.filter((job) => typeof job === 'string');
}
