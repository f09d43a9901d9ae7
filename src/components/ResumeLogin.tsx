import { useSWRConfig } from 'swr';
import { useText } from '../settings/text-context';
import { Card } from '../ui/Card';
import { LoginForm } from './login/LoginForm';
import type { AnySubmission } from './use-submission';
import { useSubmit } from './ValidatedForm';

/**
 * A login in place where the session has ended at sending. After it the form goes out as it stands,
 * and what is on screen is read anew: it may be another member who logged in.
 */
export function ResumeLogin({ submission }: { submission: AnySubmission }) {
  const text = useText();
  const submit = useSubmit();
  const { mutate } = useSWRConfig();
  if (!submission.needsLogin) return null;
  return (
    <Card title={text.login.title}>
      <LoginForm
        onLoggedIn={() => {
          void submit();
          void mutate((key) => typeof key === 'string' && !key.includes('fragment'));
        }}
      />
    </Card>
  );
}
