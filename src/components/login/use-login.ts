import { useApi } from '../../api/api-context';
import { HttpFailure } from '../../api/http-failure';
import { loginFailureText, LoginRefused } from '../../api/login-failure';
import { useEmit } from '../../host/host-context';
import type { Texts } from '../../text/texts';
import { useMutation } from '../requests/use-mutation';
import type { LoginValues } from './login-values';

/** Logs in, dispatches the `login` event, then calls `onLoggedIn` (@spec §2, §4 Login). */
export function useLogin(onLoggedIn: () => void | Promise<void>) {
  const { login } = useApi();
  const emit = useEmit();
  return useMutation<LoginValues, undefined>('login', async ({ username, password }, signal) => {
    await login.logIn(username, password, { signal });
    emit('login', undefined);
    await onLoggedIn();
    return undefined;
  });
}

/** The message of a failed login: the server's text, else ours (@spec §8). */
export function loginMessage({ errors }: Texts, failure: Error): string {
  const isAnswered = failure instanceof HttpFailure || failure instanceof LoginRefused;
  return (isAnswered ? loginFailureText(failure.body) : undefined) ?? errors.loginFailed;
}
