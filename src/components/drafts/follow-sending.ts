import type { SendingListener } from '../sending/sending-store';
import type { DraftMachine } from './draft-machine';

/**
 * Marks a draft as being sent before its request is sent, and erases it before the receipt shows.
 * @param saveEach stores the other forms, which may have been cleared when this one was sent
 */
export const followSending =
  ({ act, save }: DraftMachine, saveEach: () => Promise<unknown>): SendingListener =>
  (now, before) => {
    switch (now.is) {
      case 'settling':
        return act({ type: 'pressed' });
      case 'preparing':
      case 'sending':
      case 'cancelled':
      case 'lost':
      case 'offline':
      case 'waiting':
        // The draft is already marked. When a screen is left, the draft may already be the next member's.
        if (
          before &&
          'snapshot' in before &&
          (before.snapshot === now.snapshot || now.is === 'cancelled')
        ) {
          void save();
          return undefined;
        }
        // Also for a request that began before this part had loaded.
        return act({ type: 'leaves', snapshot: now.snapshot });
      case 'refused':
      case 'login':
        // A refused submission has not arrived.
        return now.snapshot && act({ type: 'refused', snapshot: now.snapshot });
      case 'accepted':
        return act({ type: 'accepted' });
      case 'sent':
        return saveEach();
      case 'idle':
        // A submission that was stopped before its request was sent has not arrived either.
        return before?.is === 'preparing'
          ? act({ type: 'refused', snapshot: before.snapshot })
          : undefined;
      case 'checking':
      case 'replaced':
      case 'otherMember':
        return undefined;
    }
  };
