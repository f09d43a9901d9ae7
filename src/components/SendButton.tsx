import { useRef } from 'react';
import { fill } from '../text/fill';
import { Button } from '../ui/Button';
import { Progress } from '../ui/Progress';
import { SubmitButton } from './SubmitButton';
import type { AnySubmission } from './use-submission';
import { useText } from '../settings/text-context';

interface SendButtonProps {
  readonly label: string;
  readonly sendingLabel: string;
  readonly submission: AnySubmission;
}

/** The submit button, with the progress of an upload and a way to stop it. */
export function SendButton({ label, sendingLabel, submission }: SendButtonProps) {
  const text = useText();
  const { isRunning, progress, cancel } = submission;
  const button = useRef<HTMLButtonElement>(null);
  const percent = progress ? Math.floor((progress.loaded / (progress.total || 1)) * 100) : 0;
  return (
    <div className="send">
      <SubmitButton ref={button} label={label} busyLabel={sendingLabel} isBusy={isRunning} />
      {isRunning && progress && (
        <Progress percent={percent} label={fill(text.common.progress, { percent })} />
      )}
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
