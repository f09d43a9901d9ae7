import { useSWRConfig } from 'swr';
import { useText } from '../settings/text-context';
import { Card } from '../ui/Card';
import { LoginForm } from './login/LoginForm';
import { isMemberKey } from './use-member';
import type { AnySubmission } from './use-submission';
import { useSubmit } from './ValidatedForm';

/**
 * A login in place where the session has ended at sending. After it the form is sent as it is now, if
 * the member is the same; what is on screen is read again, because it may be another one.
 */
export function ResumeLogin({ submission }: { submission: AnySubmission }) {
  const text = useText();
  const submit = useSubmit();
  const { mutate } = useSWRConfig();
  if (!submission.needsLogin) return null;
  return (
    <Card title={text.login.title}>
      <LoginForm
        onLoggedIn={async () => {
          await submission.resume(() => void submit());
          const isOutdated = (key: unknown) =>
            typeof key === 'string' && !key.includes('fragment') && !isMemberKey(key);
          void mutate(isOutdated);
        }}
      />
    </Card>
  );
}
