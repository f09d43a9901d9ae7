import { useText } from '../../text/text-context';
import { Card } from '../../ui/Card';
import { LoginForm } from '../login/LoginForm';
import type { AnySubmission } from './use-submission';

/** A login form shown when the session has ended at sending. */
export function ResumeLogin({ submission }: { submission: AnySubmission }) {
  const text = useText();
  if (!submission.needsLogin) return null;
  return (
    <Card title={text.login.title}>
      <LoginForm onLoggedIn={submission.resume} />
    </Card>
  );
}
