import { ERASED, erased, found, released, saved, taken, withDelivered, without } from './after-job';
import {
  isDeclined,
  isEntered,
  offeredIn,
  type Access,
  type DraftEvent,
  type DraftEventOf,
  type DraftState,
} from './draft-state';

/** Undefined where a state does not handle the event. */
type Changes = {
  readonly [Type in DraftEvent['type']]: (
    now: DraftState,
    event: DraftEventOf<Type>,
  ) => DraftState | undefined;
};

export const NO_DRAFT: DraftState = {
  access: { is: 'closed' },
  owner: undefined,
  mode: 'memory',
  choice: undefined,
  since: 0,
  content: undefined,
  reads: new Map(),
  expired: undefined,
  own: undefined,
  delivered: [],
  earlier: null,
  sent: null,
  notice: undefined,
  isAway: false,
};

/** Cancels taking a draft, so the form's content stays. */
const untaken = (now: DraftState): DraftState =>
  now.access.is === 'taking' ? { ...now, access: released(now.access) } : now;

const stale = (now: DraftState): DraftState =>
  'isStale' in now.access && !now.access.isStale
    ? { ...now, access: { ...now.access, isStale: true } }
    : now;

/**
 * Discards the previous member's content. Content filled in while nobody was known belongs to the first known member.
 */
function known(now: DraftState, { owner, since }: DraftEventOf<'member'>): DraftState {
  if (owner === undefined || owner === now.owner) return now;
  const isFirst = now.owner === undefined;
  return {
    ...now,
    owner,
    since,
    choice: undefined,
    content: isFirst ? now.content : undefined,
    reads: new Map(),
    expired: undefined,
    earlier: isFirst ? now.earlier : null,
    sent: isFirst ? now.sent : null,
    notice: undefined,
  };
}

function member(now: DraftState, event: DraftEventOf<'member'>): DraftState {
  const next = known(now, event);
  const { mode, isClosed } = event;
  const isSame = next === now && isClosed === (now.access.is === 'closed');
  const access: Access = isSame ? now.access : { is: isClosed ? 'closed' : 'opening' };
  return access === now.access && mode === now.mode ? now : { ...next, mode, access };
}

const choose = (now: DraftState, { type, draft }: DraftEventOf<'take' | 'delete'>): DraftState => {
  const { access } = now;
  if (access.is !== 'open' && access.is !== 'unable') return now;
  if (!access.offered.includes(draft)) return now;
  const is = type === 'take' ? 'taking' : 'deleting';
  return { ...now, access: { ...access, is, draft, returnsTo: access.is } };
};

/** Drops the bytes of files that the form no longer holds. */
function content(now: DraftState, event: DraftEventOf<'content'>): DraftState {
  if (now.sent === 'accepted') return now;
  const reads = [...now.reads].filter(([file]) => event.content?.files.includes(file));
  return { ...now, content: event.content, reads: new Map(reads) };
}

function read(now: DraftState, { file, as }: DraftEventOf<'read'>): DraftState {
  const isAwaited = now.content?.files.includes(file) === true && !now.own?.files.has(file);
  // Another page may have taken the draft.
  const isTooLate = now.isAway && now.reads.get(file) === 'slow';
  return isAwaited && !isTooLate ? { ...now, reads: new Map([...now.reads, [file, as]]) } : now;
}

const CHANGES: Changes = {
  member,
  erased: (now) => {
    if (now.access.is === 'erased') return now;
    const isLoss = now.own !== undefined || offeredIn(now.access).length > 0;
    return erased({ ...now, delivered: [] }, isLoss ? ERASED : now.notice);
  },
  want: (now, { at }) => {
    const { access } = now;
    const next = { ...now, choice: true, expired: undefined, notice: undefined };
    if (isEntered(access)) return next;
    // Values filled in from now on are no earlier member's.
    return access.is === 'erased' ? { ...next, access: { is: 'opening' }, since: at } : now;
  },
  decline: (now) => (isEntered(now.access) ? { ...now, choice: false, notice: undefined } : now),
  take: choose,
  delete: choose,
  content,
  look: stale,
  away: (now) => ({ ...untaken(now), isAway: true }),
  back: (now) => {
    const reads = [...now.reads].filter(([, as]) => as !== 'slow');
    return { ...stale(now), isAway: false, reads: new Map(reads) };
  },
  left: (now) => ({
    ...untaken(now),
    sent: now.sent === 'accepted' ? null : now.sent,
    notice: undefined,
  }),
  pressed: untaken,
  marked: (now, { mark }) =>
    now.sent === 'accepted' || now.sent?.known === mark?.known
      ? now
      : { ...untaken(now), sent: mark },
  forgotten: (now) =>
    now.sent === 'accepted' || now.sent === null
      ? now
      : { ...now, earlier: now.earlier ?? now.sent, sent: null },
  accepted: (now) => ({
    ...withDelivered(untaken(now)),
    earlier: null,
    sent: 'accepted',
    content: undefined,
    reads: new Map(),
  }),
  saved,
  // Everything may have been erased while this was being stored, and drafts may have been started again.
  gone: (now, { since }) => (now.since === since ? erased(now, ERASED) : now),
  read,
  heldElsewhere: (now) => ({ ...now, own: undefined }),
  removed: (now, { id }) => {
    if (now.own?.id !== id)
      return { ...now, delivered: now.delivered.filter((each) => each !== id) };
    return { ...now, own: undefined, notice: isDeclined(now) ? ERASED : now.notice };
  },
  found,
  taken,
  deleted: (now) => {
    const { access } = now;
    if (access.is !== 'deleting') return undefined;
    const { returnsTo: is, draft, isStale } = access;
    const offered = without(access, draft.id);
    return { ...now, access: { is, offered, isStale }, notice: { is: 'deleted' } };
  },
  failed: (now) => {
    const { access } = now;
    if ('returnsTo' in access) return { ...now, access: released(access) };
    if (access.is !== 'opening' && access.is !== 'open') return undefined;
    return { ...now, access: { is: 'unable', offered: offeredIn(access), isStale: false } };
  },
};

/** The next state of a form's draft; undefined if its state does not handle the event. */
export function nextDraft(now: DraftState, event: DraftEvent): DraftState | undefined {
  // The type can't express that the handler matches the event.
  const change = CHANGES[event.type] as (
    now: DraftState,
    event: DraftEvent,
  ) => DraftState | undefined;
  return change(now, event);
}
