import { useEffect, useEffectEvent } from 'react';
import { useSubmit } from '../forms/ValidatedForm';
import type { AnySubmission } from './use-submission';

interface SendAgainProps {
  readonly submission: AnySubmission;
  /** The form has nothing to send. */
  readonly isShortened?: boolean;
}

/**
 * Sends the surrounding form again after a login of the same member, by the element or by the portal: with what has
 * been typed since, and only if it is valid.
 */
export function SendAgain({ submission, isShortened = false }: SendAgainProps): null {
  const { needsSending, clearFailure } = submission;
  const submit = useSubmit();
  const send = useEffectEvent(() => {
    clearFailure();
    if (!isShortened) void submit();
  });
  useEffect(() => {
    if (needsSending) send();
  }, [needsSending]);
  return null;
}
