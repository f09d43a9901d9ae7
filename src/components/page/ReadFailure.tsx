import { useRef } from 'react';
import { asksForLogin } from '../../api/http-failure';
import { useMember } from '../../requests/use-member';
import { useText } from '../../text/text-context';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Disclosure } from '../../ui/Disclosure';
import { LoginForm } from '../login/LoginForm';

interface ReadFailureProps {
  /** From the error catalogue (@spec §8). */
  readonly message: string;
  readonly error: unknown;
  /** Omitted if another read can't help. */
  readonly onRetry?: (() => void) | undefined;
}

/** The message for a failed read, with a retry button, and a login if the session has ended. */
export function ReadFailure({ message, error, onRetry }: ReadFailureProps) {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const member = useMember();
  // Keeps the focus on the page, because this component is about to be removed.
  const leaveFocus = () => {
    const root = box.current?.getRootNode() as ShadowRoot | undefined;
    const title = box.current?.closest('section')?.querySelector('h3') ?? root?.querySelector('h2');
    title?.focus();
  };
  const retry = () => {
    leaveFocus();
    onRetry?.();
  };
  const readAgain = async () => {
    leaveFocus();
    await member.checkLogin(member.known());
  };
  return (
    <div ref={box}>
      <Alert tone="error">
        <p>{message}</p>
        {onRetry && <Button onClick={retry}>{text.common.tryAgain}</Button>}
      </Alert>
      {onRetry && asksForLogin(error) && (
        <div className="login-to-read">
          <p>{text.errors.loginToRead}</p>
          <Disclosure label={text.login.title}>
            <LoginForm onLoggedIn={readAgain} />
          </Disclosure>
        </div>
      )}
    </div>
  );
}
