import { useText } from '../../text/text-context';
import { Card } from '../../ui/Card';
import { useSubmit } from '../forms/ValidatedForm';
import { LoginForm } from '../login/LoginForm';
import type { AnySubmission } from './use-submission';

/**
 * A login form shown when the session has ended at sending. Afterwards the form is sent again if the
 * member is the same.
 */
export function ResumeLogin({ submission }: { submission: AnySubmission }) {
  const text = useText();
  const submit = useSubmit();
  if (!submission.needsLogin) return null;
  return (
    <Card title={text.login.title}>
      <LoginForm onLoggedIn={() => submission.resume(() => void submit())} />
    </Card>
  );
}
