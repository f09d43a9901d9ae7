import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHasSlowFiles } from '../attachments/use-form-attachments';
import { handFocusToSubmit } from '../components/forms/kept-focus';
import { SubmitButton } from '../components/forms/SubmitButton';
import { fill } from '../text/fill';
import { useText } from '../text/text-context';
import { Button } from '../ui/Button';
import { Progress } from '../ui/Progress';
import { useStore } from '../ui/use-store';
import { Words } from '../ui/Words';
import { isUnderWay, loginOf } from './sending';
import type { SendingStore } from './sending-store';

/**
 * In milliseconds. Validating a form usually takes a few, and a button that is busy for so short a time would flicker.
 */
const SHOWN_AFTER = 800;

/** Whether a condition has lasted for that long. */
function useLasting(isSo: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => {
      setIsLong(true);
    }, SHOWN_AFTER);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isSo]);
  return isSo && isLong;
}

interface SendButtonProps {
  readonly label: string;
  readonly sendingLabel: string;
  readonly sending: SendingStore<unknown>;
}

function UploadShown({ progress: source }: Pick<SendingStore<unknown>, 'progress'>) {
  const text = useText();
  const progress = useStore(source);
  if (!progress) return null;
  const percent = Math.floor((progress.loaded / (progress.total || 1)) * 100);
  return <Progress percent={percent} label={fill(text.common.progress, { percent })} />;
}

/** The submit button with upload progress and a cancel button. */
export function SendButton({ label, sendingLabel, sending }: SendButtonProps) {
  const text = useText();
  const now = useStore(sending);
  const isSending = isUnderWay(now);
  const needsLogin = loginOf(now)?.by === 'element';
  const hasSlowFiles = useHasSlowFiles();
  const isValidating = now.is === 'validating';
  const isChecking = now.is === 'checking' && now.isPressed;
  // The rules or the member may load slowly, or a photo is being made smaller.
  const isLong = useLasting(isValidating || isChecking);
  const isWaiting = isValidating && hasSlowFiles;
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
        isBusy={isSending || isWaiting || isLong}
      />
      {isWaiting && (
        // Announced by the button's status.
        <p className="field-note" aria-hidden="true">
          <Words>{text.attachments.waiting}</Words>
        </p>
      )}
      {isSending && <UploadShown progress={sending.progress} />}
      {isSending && (
        <Button
          ref={handFocusToSubmit}
          look="quiet"
          onClick={() => {
            // Safari does not focus a button that is clicked.
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
