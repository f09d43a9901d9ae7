import { useFormikContext } from 'formik';
import { useLayoutEffect, useRef } from 'react';
import { fill } from '../../text/fill';
import { useText } from '../../text/text-context';
import { Button } from '../../ui/Button';
import { Progress } from '../../ui/Progress';
import { Words } from '../../ui/Words';
import { useAwaitedFiles } from '../forms/before-submit';
import { SubmitButton } from '../forms/SubmitButton';
import type { SubmitStatus } from '../forms/ValidatedForm';
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

/** The submit button with upload progress and a cancel button. */
export function SendButton({ label, sendingLabel, submission }: SendButtonProps) {
  const text = useText();
  const { isRunning, progress, cancel, needsLogin } = submission;
  const [awaited] = useAwaitedFiles();
  const status = useFormikContext().status as SubmitStatus;
  const isWaiting = status === 'waiting' && awaited.length > 0;
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
        isBusy={isRunning || isWaiting}
      />
      {isWaiting && (
        // The button's status announces it.
        <p className="field-note" aria-hidden="true">
          <Words>{text.attachments.waiting}</Words>
        </p>
      )}
      {isRunning && <UploadShown source={progress} />}
      {isRunning && (
        <Button
          look="quiet"
          onClick={() => {
            // This button is removed: keeps the focus on the page.
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
