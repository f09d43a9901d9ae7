import type { ReactNode } from 'react';
import { HttpFailure } from '../api/http-failure';
import { UnreadableFiles } from '../api/unreadable-files';
import { useText } from '../settings/text-context';
import { shownFileName } from '../text/file-name';
import { fill } from '../text/fill';
import type { Texts } from '../text/texts';
import { Alert } from '../ui/Alert';
import type { AnySubmission } from './use-submission';

/** Whether nobody knows if a submission arrived: it left, and no answer came. */
const isLost = (failure: Error): boolean => failure instanceof HttpFailure && failure.status === 0;

const filesMessage = ({ errors }: Texts, { fileNames }: UnreadableFiles) =>
  fill(errors.filesChanged, { fileNames: fileNames.map(shownFileName).join(', ') });

interface SendFailureProps {
  /** The catalogue's words (@spec §8). */
  readonly message: string;
  readonly submission: AnySubmission;
  /** What is known of a submission whose answer was lost. */
  readonly whenLost?: ReactNode;
}

/** Why sending failed: the catalogue's words, and what the member can know or do besides. */
export function SendFailure({ message, submission, whenLost }: SendFailureProps) {
  const text = useText();
  const { failure, needsLogin, needsPress, wasCancelled } = submission;
  if (wasCancelled || needsPress) {
    return (
      <Alert tone="info">
        <p role="status">{needsPress ? text.errors.otherMember : text.errors.cancelled}</p>
      </Alert>
    );
  }
  if (!failure) return null;
  return (
    <Alert tone="error">
      <p>{message}</p>
      {failure instanceof UnreadableFiles && <p>{filesMessage(text, failure)}</p>}
      {needsLogin && <p>{text.errors.loginAgain}</p>}
      {isLost(failure) && <p>{text.errors.lostReply}</p>}
      {isLost(failure) && whenLost}
    </Alert>
  );
}
