import type { ReactNode } from 'react';
import { HttpFailure } from '../api/http-failure';
import { UnreadableFiles } from '../api/unreadable-files';
import { shownFileName } from '../text/file-name';
import { fill } from '../text/fill';
import { messages } from '../text/messages';
import { Alert } from '../ui/Alert';
import type { AnySubmission } from './use-submission';

/** Whether nobody knows if a submission arrived: it left, and no answer came. */
const isLost = (failure: Error): boolean => failure instanceof HttpFailure && failure.status === 0;

const filesMessage = ({ fileNames }: UnreadableFiles) =>
  fill(messages.filesChanged, { fileNames: fileNames.map(shownFileName).join(', ') });

interface SendFailureProps {
  /** The catalogue's words (@spec §8). */
  readonly message: string;
  readonly submission: AnySubmission;
  /** What is known of a submission whose answer was lost. */
  readonly whenLost?: ReactNode;
}

/** Why sending failed: the catalogue's words, and what the member can know or do besides. */
export function SendFailure({ message, submission, whenLost }: SendFailureProps) {
  const { failure, needsLogin, wasCancelled } = submission;
  if (wasCancelled) {
    return (
      <Alert tone="info">
        <p role="status">{messages.cancelled}</p>
      </Alert>
    );
  }
  if (!failure) return null;
  return (
    <Alert tone="error">
      <p>{message}</p>
      {failure instanceof UnreadableFiles && <p>{filesMessage(failure)}</p>}
      {needsLogin && <p>{messages.loginAgain}</p>}
      {isLost(failure) && <p>{messages.lostReply}</p>}
      {isLost(failure) && whenLost}
    </Alert>
  );
}
