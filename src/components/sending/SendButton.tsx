import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { fill } from '../../text/fill';
import { useText } from '../../text/text-context';
import { Button } from '../../ui/Button';
import { Progress } from '../../ui/Progress';
import { Words } from '../../ui/Words';
import { useAwaitedFiles } from '../forms/before-submit';
import { SubmitButton } from '../forms/SubmitButton';
import { isUnderWay, loginOf } from './sending';
import type { SendingStore } from './sending-store';
import { useSendingState } from './use-sending';

interface SendButtonProps {
  readonly label: string;
  readonly sendingLabel: string;
  readonly sending: SendingStore<unknown>;
}

function UploadShown({ progress: source }: Pick<SendingStore<unknown>, 'progress'>) {
  const text = useText();
  const progress = useSyncExternalStore(source.subscribe, source.get, source.get);
  if (!progress) return null;
  const percent = Math.floor((progress.loaded / (progress.total || 1)) * 100);
  return <Progress percent={percent} label={fill(text.common.progress, { percent })} />;
}

/** The submit button with upload progress and a cancel button. */
export function SendButton({ label, sendingLabel, sending }: SendButtonProps) {
  const text = useText();
  const now = useSendingState(sending);
  const isSending = isUnderWay(now);
  const needsLogin = loginOf(now)?.by === 'element';
  const [awaited] = useAwaitedFiles();
  const isWaiting = now.is === 'settling' && awaited.length > 0;
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = button;
    if (!needsLogin || !current) return undefined;
    return () => {
      // Keeps the focus on the page when the login form is removed.
      const form = (current.getRootNode() as ShadowRoot).querySelector('form:focus-within');
      if (form && form !== current.form) current.focus();
    };
  }, [needsLogin]);
  return (
    <div className="send">
      <SubmitButton
        ref={button}
        label={label}
        busyLabel={isWaiting ? text.attachments.waiting : sendingLabel}
        isBusy={isSending || isWaiting}
      />
      {isWaiting && (
        // The button's status announces it.
        <p className="field-note" aria-hidden="true">
          <Words>{text.attachments.waiting}</Words>
        </p>
      )}
      {isSending && <UploadShown progress={sending.progress} />}
      {isSending && (
        <Button
          look="quiet"
          onClick={() => {
            // This button is removed: keeps the focus on the page.
            button.current?.focus();
            sending.act({ type: 'cancelled' });
          }}
        >
          {text.common.cancel}
        </Button>
      )}
    </div>
  );
}
