import { useRef } from 'react';
import { asksForLogin } from '../api/http-failure';
import { useText } from '../settings/text-context';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { Disclosure } from '../ui/Disclosure';
import { LoginForm } from './login/LoginForm';

interface ReadFailureProps {
  /** The catalogue's words (@spec §8). */
  readonly message: string;
  readonly error: unknown;
  /** Reads again; left out where that would change nothing. */
  readonly onRetry?: (() => void) | undefined;
}

/** Why something could not be read, with another try, or a login where the session has ended. */
export function ReadFailure({ message, error, onRetry }: ReadFailureProps) {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The button goes with the failure: the focus must not go with it.
    const root = box.current?.getRootNode() as ShadowRoot | undefined;
    const title = box.current?.closest('section')?.querySelector('h3') ?? root?.querySelector('h2');
    title?.focus();
    onRetry?.();
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
            <LoginForm onLoggedIn={retry} />
          </Disclosure>
        </div>
      )}
    </div>
  );
}
