import { useLayoutEffect, useRef } from 'react';
import { useText } from '../settings/text-context';
import { fill } from '../text/fill';
import { Button } from '../ui/Button';
import { Progress } from '../ui/Progress';
import { SubmitButton } from './SubmitButton';
import { useProgress, type ProgressSource } from './upload-progress';
import type { AnySubmission } from './use-submission';

interface SendButtonProps {
  readonly label: string;
  readonly sendingLabel: string;
  readonly submission: AnySubmission;
}

function UploadShown({ source }: { source: ProgressSource }) {
  const text = useText();
  const progress = useProgress(source);
  if (!progress) return null;
  const percent = Math.floor((progress.loaded / (progress.total || 1)) * 100);
  return <Progress percent={percent} label={fill(text.common.progress, { percent })} />;
}

/** The submit button, with the progress of an upload and a way to stop it. */
export function SendButton({ label, sendingLabel, submission }: SendButtonProps) {
  const text = useText();
  const { isRunning, progress, cancel, needsLogin } = submission;
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = button;
    if (!needsLogin || !current) return undefined;
    return () => {
      // The login in place goes as the form is sent again: the focus must not go with it.
      const form = (current.getRootNode() as ShadowRoot).querySelector('form:focus-within');
      if (form && form !== current.form) current.focus();
    };
  }, [needsLogin]);
  return (
    <div className="send">
      <SubmitButton ref={button} label={label} busyLabel={sendingLabel} isBusy={isRunning} />
      {isRunning && <UploadShown source={progress} />}
      {isRunning && (
        <Button
          look="quiet"
          onClick={() => {
            // This button goes: the focus must not go with it.
            button.current?.focus();
            cancel();
          }}
        >
          {text.common.cancel}
        </Button>
      )}
    </div>
  );
}
