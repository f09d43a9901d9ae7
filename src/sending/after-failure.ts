import { asksForLogin, HttpFailure, isLost } from '../api/http-failure';
import type { Sending, SendingEvent, SentValues, Snapshot, SendingStep } from './sending';

/**
 * The state after a failed request (@spec §8).
 * @param isOnline whether the browser was online when the request failed
 */
export function afterFailure<Values>(
  snapshot: Snapshot<Values>,
  failure: Error,
  isOnline: boolean,
): SendingStep<Values> {
  if (asksForLogin(failure)) return { is: 'login', failure, snapshot, by: undefined };
  if (!(failure instanceof HttpFailure && isLost(failure)))
    return { is: 'refused', failure, snapshot };
  const nothingHasLeft = failure.kind === 'network' && !snapshot.wasOnline && !isOnline;
  return nothingHasLeft
    ? { is: 'offline', failure, snapshot }
    : { is: 'lost', failure, snapshot, mayLookUp: isOnline };
}

/**
 * The last attempt that may have arrived. Reset by another member or a success, but not by an edit. A draft has its
 * own.
 */
export function unansweredIn(
  { unanswered }: Sending<SentValues>,
  event: SendingEvent<SentValues>,
  next: SendingStep<SentValues>,
): Snapshot<SentValues> | undefined {
  if (event.type === 'replaced') return event.earlier;
  const isOver = next.is === 'accepted' || next.is === 'confirming';
  if (isOver) return undefined;
  // Even if `offline`, because what browsers say of the network can be wrong.
  const mayHaveArrived =
    next.is === 'lost' || next.is === 'offline' || next.is === 'waiting' || next.is === 'stopped';
  return mayHaveArrived ? next.snapshot : unanswered;
}
