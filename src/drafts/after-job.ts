import type { StoredDraft } from '../draft-store/draft-store';
import {
  isEntered,
  offeredIn,
  type Access,
  type DraftEventOf,
  type DraftState,
  type Notice,
  type Own,
} from './draft-state';

export const ERASED: Notice = { is: 'erased' };

/** Returns to the state before a draft was taken or deleted. */
export function released(access: Access): Access {
  if (!('returnsTo' in access)) return access;
  return { is: access.returnsTo, offered: access.offered, isStale: true };
}
/** Stores nothing until the member wants a draft again. */
export const erased = (now: DraftState, notice: Notice | undefined): DraftState => ({
  ...now,
  access: isEntered(now.access) ? { is: 'erased' } : now.access,
  own: undefined,
  choice: false,
  notice,
});

/** The own draft was sent. */
export const withDelivered = ({ own, delivered, ...now }: DraftState): DraftState => ({
  ...now,
  own: undefined,
  delivered: own ? [...delivered, own.id] : delivered,
});

export const without = (access: Access, id: string) =>
  offeredIn(access).filter((draft) => draft.id !== id);

/** Whether a draft is still as the form stored it. Another page may have taken it while this one was frozen. */
const isAsStored = ({ until, inFlight }: Own, stored: StoredDraft): boolean =>
  stored.until === until && !stored.content.sending === !inFlight;

/** The state of the form's own draft, by the drafts found on the device. */
function ownIn(
  { own, owner }: DraftState,
  { drafts, at, isHeld }: DraftEventOf<'found'>,
): 'none' | 'stored' | 'erased' | 'expired' {
  if (!own) return 'none';
  const there = drafts.find(({ id }) => id === own.id);
  if (there) return isHeld && isAsStored(own, there) ? 'stored' : 'none';
  // Another member's draft was deleted when the drafts were opened.
  if (own.owner !== owner) return 'none';
  return at < own.until ? 'erased' : 'expired';
}

/** The drafts on the device have been read. */
export function found(now: DraftState, event: DraftEventOf<'found'>): DraftState | undefined {
  const { access, own, delivered } = now;
  if (access.is !== 'opening' && access.is !== 'open' && access.is !== 'unable') return undefined;
  const is = ownIn(now, event);
  if (is === 'erased') return erased(now, ERASED);
  const offered = event.drafts.filter(({ id }) =>
    id === own?.id ? is === 'none' && event.isHeld : event.isFree(id) && !delivered.includes(id),
  );
  const isOpening = access.is === 'opening';
  return {
    ...now,
    access: { is: isOpening ? 'open' : access.is, offered, isStale: false },
    choice: isOpening && offered.length > 0 ? (now.choice ?? true) : now.choice,
    own: is === 'stored' ? own : undefined,
    ...(is === 'expired' && { content: undefined, expired: own?.content }),
  };
}

export function saved(now: DraftState, { own, since }: DraftEventOf<'saved'>): DraftState {
  // Everything was erased while this was being stored, and drafts may have been started again.
  if (now.access.is === 'erased' || now.since !== since) return now;
  if (now.delivered.includes(own.id)) return now;
  if (now.sent === 'accepted') return withDelivered({ ...now, own });
  const notice = now.notice?.is === 'restored' && !own.hasNoRoom ? now.notice : undefined;
  const reads = new Map([...now.reads].filter(([file]) => !own.files.has(file)));
  return { ...now, own, reads, notice };
}

export function taken(now: DraftState, event: DraftEventOf<'taken'>): DraftState | undefined {
  const { access } = now;
  const { own, lost } = event;
  if (access.is !== 'taking') return undefined;
  const { content } = own;
  return {
    ...now,
    access: { is: 'open', offered: without(access, own.id), isStale: true },
    choice: true,
    content,
    own,
    earlier: own.inFlight,
    sent: null,
    notice: { is: 'restored', files: content.files.length, lost, hasLostPhoto: content.camera },
  };
}
