import { mayHaveArrived } from '../../api/http-failure';
import type { Sending } from '../../vault/draft-content';
import type { SendGuard } from '../sending/use-submission';
import type { Keeping } from './keeping';

/** How long a request waits for the disk, in milliseconds. */
const MARK_WITHIN = 300;
/** The same of a receipt: a draft of something that was sent would invite a second claim. */
const ERASE_WITHIN = 2000;

async function atMost(milliseconds: number, task: Promise<unknown>): Promise<void> {
  await Promise.race([task, new Promise((resolve) => void setTimeout(resolve, milliseconds))]);
}

/**
 * Marks a draft as being sent before its request leaves, and erases it before the receipt is shown.
 * @param sending returns what is known of the open queries
 * @param onAccepted called when the draft is erased
 */
export const sendGuard = (
  { begin, refuse, end }: Keeping,
  sending: () => Sending,
  onAccepted: () => void,
): SendGuard => ({
  before: () => atMost(MARK_WITHIN, begin(sending())),
  accepted: async () => {
    await atMost(ERASE_WITHIN, end());
    onAccepted();
  },
  failed: (error) => {
    // What was refused has not arrived.
    if (!mayHaveArrived(error)) void refuse();
  },
});
