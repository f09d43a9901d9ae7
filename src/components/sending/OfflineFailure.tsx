import { useRef, useState } from 'react';
import { isOffline, useIsOffline } from '../../host/line';
import { LINE_TEXTS } from '../../text/later/line';
import { useText } from '../../text/text-context';
import { Button } from '../../ui/Button';
import type { Elements } from '../../ui/elements';
import { Words } from '../../ui/Words';
import { useLaterText } from '../later/use-later-text';
import { useSendWhenOnline } from './use-send-when-online';

interface OfflineFailureProps {
  /** The browser was online when the request began, or an answer came. */
  readonly hasLeft: boolean;
  /** Looks the submission up; absent where it can't be. */
  readonly lookUp: Elements;
}

/** What is said of a submission that has no answer (@spec §8), with regard to the network. */
export function OfflineFailure({ hasLeft, lookUp }: OfflineFailureProps) {
  const [mayHaveLeft] = useState(() => hasLeft || !isOffline());
  return mayHaveLeft ? <MayHaveArrived lookUp={lookUp} /> : <NothingHasLeft />;
}

function NothingHasLeft() {
  const { line } = useLaterText(LINE_TEXTS);
  const button = useRef<HTMLButtonElement>(null);
  const { isWaiting, wait, stop } = useSendWhenOnline(button);
  return (
    <>
      <p role="status">
        <Words>{isWaiting ? line.waiting : line.offline}</Words>
      </p>
      {/* One button, so that it keeps the focus. */}
      <Button ref={button} onClick={isWaiting ? stop : wait}>
        {isWaiting ? line.stop : line.wait}
      </Button>
    </>
  );
}

function MayHaveArrived({ lookUp }: Pick<OfflineFailureProps, 'lookUp'>) {
  const { errors } = useText();
  const { line } = useLaterText(LINE_TEXTS);
  const isOfflineNow = useIsOffline();
  // A look-up that has begun is not begun again if the network breaks again.
  const [looksUp, setLooksUp] = useState(!isOfflineNow);
  if (!isOfflineNow && !looksUp) setLooksUp(true);
  return (
    <>
      <p>{errors.lostReply}</p>
      {lookUp && !looksUp ? (
        <p>
          <Words>{line.look}</Words>
        </p>
      ) : (
        lookUp
      )}
    </>
  );
}
