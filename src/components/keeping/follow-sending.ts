import type { SendingListener } from '../sending/sending-store';
import type { Keeping } from './keeping';

/**
 * Marks a draft as being sent before its request leaves, and erases it before the receipt shows.
 * @param onSent called when the receipt shows
 */
export const followSending =
  ({ begin, refuse, end }: Keeping, onSent: () => void): SendingListener =>
  (now) => {
    switch (now.is) {
      case 'preparing':
      case 'sending':
      case 'cancelled':
      case 'lost':
      case 'offline':
      case 'waiting':
        // Also a request that began before this part had loaded.
        return begin(now.snapshot, { known: now.snapshot.known ?? null });
      case 'refused':
      case 'login':
        // What was refused has not arrived.
        return now.snapshot && refuse(now.snapshot);
      case 'accepted':
        return end();
      case 'sent':
        onSent();
        return undefined;
      case 'idle':
      case 'settling':
      case 'checking':
      case 'replaced':
      case 'otherMember':
        return undefined;
    }
  };
