import { UnreadableFiles } from '../api/unreadable-files';
import { fill } from '../text/fill';
import { shownFileName } from '../text/shown-text';
import { useText } from '../text/text-context';
import type { Texts } from '../text/texts';
import { Alert } from '../ui/Alert';
import { useStore } from '../ui/use-store';
import { Words, type Elements } from '../ui/Words';
import { NothingHasLeft } from './NothingHasLeft';
import { stillOf, type SentValues, type Snapshot, type SendingStep } from './sending';
import type { SendingStore } from './sending-store';

const filesMessage = ({ errors }: Texts, { fileNames }: UnreadableFiles) =>
  fill(errors.filesChanged, { fileNames: fileNames.map(shownFileName).join(', ') });

interface SendFailureProps<Values> {
  /** From the error catalogue (@spec §8). */
  readonly message: string;
  readonly sending: SendingStore<Values>;
  /** Looks up the submission if its answer was lost; absent where this is impossible. */
  readonly lookUp?: ((sent: Snapshot<Values>) => Elements) | undefined;
}

interface LostReplyProps<Values> extends Pick<SendFailureProps<Values>, 'lookUp'> {
  readonly lost: SendingStep<Values> & { readonly is: 'lost' };
}

/** For a submission that may have arrived: looks it up, where possible, once the browser is online. */
function LostReply<Values extends SentValues>({ lost, lookUp }: LostReplyProps<Values>) {
  const { errors, network } = useText();
  const later = (
    <p>
      <Words>{network.look}</Words>
    </p>
  );
  return (
    <>
      <p>{errors.lostReply}</p>
      {lookUp && (lost.mayLookUp ? lookUp(lost.snapshot) : later)}
    </>
  );
}

interface RemedyProps<Values> extends Omit<SendFailureProps<Values>, 'message'> {
  readonly failed: SendingStep<Values>;
  /** The last attempt that may have arrived. */
  readonly unanswered: Snapshot<Values> | undefined;
}

/** What the member can do about a failure. */
function Remedy<Values extends SentValues>(props: RemedyProps<Values>) {
  const { errors } = useText();
  const { failed, unanswered, sending, lookUp } = props;
  if (failed.is === 'login') {
    return (
      <>
        {failed.by === 'element' && <p>{errors.loginAgain}</p>}
        {unanswered && <p>{errors.earlierAttempt}</p>}
      </>
    );
  }
  if (failed.is === 'lost') return <LostReply lost={failed} lookUp={lookUp} />;
  if (failed.is === 'offline' || failed.is === 'waiting')
    return <NothingHasLeft sending={sending} />;
  // A refusal says nothing about an earlier attempt.
  if (failed.is !== 'refused' || !unanswered) return null;
  return (
    <>
      <p>{errors.earlierAttempt}</p>
      {lookUp?.(unanswered)}
    </>
  );
}

/** Why sending failed, and what the member can do about it. */
export function SendFailure<Values extends SentValues>({
  message,
  ...how
}: SendFailureProps<Values>) {
  const text = useText();
  const now = useStore(how.sending);
  const at = stillOf(now);
  // A draft that has replaced the content may have been sent too.
  const mayHaveArrived = at.is === 'stopped' || (at.is === 'loginOnly' && now.unanswered);
  if (mayHaveArrived || at.is === 'confirming') {
    return (
      <Alert tone="info">
        <p role="status">
          <Words>{text.errors[mayHaveArrived ? 'cancelled' : 'otherMember']}</Words>
        </p>
      </Alert>
    );
  }
  if (!('failure' in at)) return null;
  return (
    <Alert tone="error">
      <p>{message}</p>
      {at.failure instanceof UnreadableFiles && <p>{filesMessage(text, at.failure)}</p>}
      <Remedy {...how} failed={at} unanswered={now.unanswered} />
    </Alert>
  );
}
