import type { InFlight } from '../draft-store/draft-content';
import type { Sending, SentValues } from '../sending/sending';
import type { SendingListener } from '../sending/sending-store';
import type { DraftMachine } from './draft-machine';

/** The mark of a draft, by the attempts of its sending that may have arrived. */
function markOf(now: Sending<SentValues>): InFlight | null {
  const isLeaving = now.is === 'preparing' || now.is === 'sending';
  const attempt = isLeaving ? now.snapshot : now.unanswered;
  return attempt ? { known: attempt.known ?? null } : null;
}

/**
 * Marks a draft as being sent before its request is sent, and erases it before the receipt shows.
 * @param saveEach stores all forms, because others may have been emptied when this one was sent
 */
export const followSending =
  ({ act, save }: DraftMachine, saveEach: () => Promise<unknown>): SendingListener =>
  (now, before) => {
    if (now.is === 'validating') return act({ type: 'pressed' });
    if (now.is === 'accepted') return act({ type: 'accepted' });
    if (now.is === 'sent') return saveEach();
    // The sending forgets its attempts. The draft may be of the member who made them.
    if (now.is === 'confirming') return act({ type: 'forgotten' });
    const mark = markOf(now);
    // When a screen is left, the draft may already be the next member's.
    const isSame = before && markOf(before)?.known === mark?.known;
    return isSame ? save() : act({ type: 'marked', mark });
  };
