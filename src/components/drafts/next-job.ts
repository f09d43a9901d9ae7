import { isWanted } from './after-job';
import type { DraftState, FormContent, Own } from './stored-draft';

/** What has to be done on the device, one after the other, the most urgent first. */
export type Job = 'remove' | 'open' | 'look' | 'take' | 'delete' | 'put';

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
  return own.owner !== owner || !content || (access.is === 'open' && !isWanted(now));
}

/** What is to be on the device: what the form holds, or what is there where nothing else may be stored. */
const contentFor = (now: DraftState): FormContent | undefined =>
  now.access.is === 'open' && isWanted(now) ? now.content : now.own?.content;

const isMarked = (own: Own, now: DraftState): boolean =>
  JSON.stringify(own.inFlight) === JSON.stringify(inFlightOf(now));

/** What is to be stored now: what the form holds, or the own draft with another mark; undefined if all is. */
export function contentToPut(now: DraftState): FormContent | undefined {
  const { own, sent, expired } = now;
  if (sent === 'accepted' || (own && own.owner !== now.owner)) return undefined;
  const content = contentFor(now);
  if (!content) return undefined;
  const isStored = own
    ? isMarked(own, now) && !isChanged(own, content)
    : expired && isSame(expired, content);
  return isStored ? undefined : content;
}

/** The draft whose lock the form holds, as long as its page is there. */
export function heldIn({ access, own, isAway }: DraftState): readonly (string | undefined)[] {
  if (isAway || access.is === 'off') return [];
  return [own?.id, access.is === 'taking' ? access.draft.id : undefined];
}

/** What is to be done in a state. */
export function jobsIn(now: DraftState): readonly Job[] {
  const { access, own, isAway } = now;
  const jobs: readonly (Job | false | undefined)[] = [
    own && isOver(now, own) && 'remove',
    access.is === 'opening' && 'open',
    access.is === 'taking' && 'take',
    access.is === 'deleting' && 'delete',
    (access.is === 'open' || access.is === 'unable') && access.isStale && !isAway && 'look',
    contentToPut(now) && 'put',
  ];
  return jobs.filter((job) => typeof job === 'string');
}
