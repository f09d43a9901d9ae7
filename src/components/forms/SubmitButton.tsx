import type { Ref } from 'react';
import { Button } from '../../ui/Button';
import { Words } from '../../ui/Words';

interface SubmitButtonProps {
  readonly label: string;
  /** Announced while the form is being sent. */
  readonly busyLabel: string;
  readonly isBusy: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** The submit button. It keeps its focus and label while the form is being sent. */
export function SubmitButton({ label, busyLabel, isBusy, ref }: SubmitButtonProps) {
  return (
    <>
      <Button ref={ref} type="submit" look="primary" busy={isBusy}>
        {label}
      </Button>
      <span className="hidden-text" role="status">
        {isBusy && <Words>{busyLabel}</Words>}
      </span>
    </>
  );
}
