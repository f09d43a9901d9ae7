import { useFormikContext } from 'formik';
import { useState } from 'react';
import { HttpFailure, isLost } from '../../api/http-failure';
import { UnreadableFiles } from '../../api/unreadable-files';
import { shownFileName } from '../../text/file-name';
import { fill } from '../../text/fill';
import { useText } from '../../text/text-context';
import type { Texts } from '../../text/texts';
import { Alert } from '../../ui/Alert';
import type { Elements } from '../../ui/elements';
import { Words } from '../../ui/Words';
import { useLater } from '../later/later';
import type { AnySubmission } from './use-submission';

const filesMessage = ({ errors }: Texts, { fileNames }: UnreadableFiles) =>
  fill(errors.filesChanged, { fileNames: fileNames.map(shownFileName).join(', ') });

interface SendFailureProps {
  /** From the error catalogue (@spec §8). */
  readonly message: string;
  readonly submission: AnySubmission;
  /** Added if the answer was lost. */
  readonly whenLost?: Elements;
}

const loadLine = async () => (await import('./line')).line;

type Line = Awaited<ReturnType<typeof loadLine>>;

interface LostProps {
  readonly line: Line | undefined;
  /** The browser was online when the request began, or an answer came. */
  readonly hasLeft: boolean;
  readonly lookUp: Elements;
}

/** What is said of a lost answer. A part that loads meanwhile changes nothing: the look-up would begin again. */
function Lost({ line, ...props }: LostProps) {
  const { errors } = useText();
  const [atFailure] = useState(line);
  if (atFailure) return <atFailure.OfflineFailure {...props} />;
  return (
    <>
      <p>{errors.lostReply}</p>
      {props.lookUp}
    </>
  );
}

/** Why sending failed, and what the member can do about it. */
export function SendFailure(props: SendFailureProps) {
  const { touched } = useFormikContext();
  const line = useLater('line', loadLine, Object.keys(touched).length > 0);
  return (
    <>
      {line && <line.WhileSending isSending={props.submission.isRunning} />}
      <Failure {...props} line={line} />
    </>
  );
}

function Failure({
  message,
  submission,
  whenLost,
  line,
}: SendFailureProps & { line: Line | undefined }) {
  const text = useText();
  const { failure, needsLogin, needsConfirmation, wasCancelled } = submission;
  if (wasCancelled || needsConfirmation) {
    return (
      <Alert tone="info">
        <p role="status">
          <Words>{needsConfirmation ? text.errors.otherMember : text.errors.cancelled}</Words>
        </p>
      </Alert>
    );
  }
  if (!failure) return null;
  return (
    <Alert tone="error">
      <p>{message}</p>
      {failure instanceof UnreadableFiles && <p>{filesMessage(text, failure)}</p>}
      {needsLogin && <p>{text.errors.loginAgain}</p>}
      {failure instanceof HttpFailure && isLost(failure) && (
        <Lost
          line={line}
          hasLeft={failure.status !== 0 || !submission.beganOffline}
          lookUp={whenLost}
        />
      )}
    </Alert>
  );
}
