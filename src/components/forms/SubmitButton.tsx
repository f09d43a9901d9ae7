import type { Ref } from 'react';
import { Button } from '../ui/Button';

interface SubmitButtonProps {
  readonly label: string;
  /** Said while the act is under way. */
  readonly busyLabel: string;
  readonly isBusy: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** The submit button: it keeps its focus and its words while the act is under way. */
export function SubmitButton({ label, busyLabel, isBusy, ref }: SubmitButtonProps) {
  return (
    <>
      <Button ref={ref} type="submit" look="primary" busy={isBusy}>
        {label}
      </Button>
      <span className="hidden-text" role="status">
        {isBusy ? busyLabel : ''}
      </span>
    </>
  );
}
