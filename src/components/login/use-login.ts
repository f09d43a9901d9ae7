import { useApi } from '../../api/api-context';
import { HttpFailure } from '../../api/http-failure';
import { loginFailureText, LoginRefused } from '../../api/login-failure';
import { useAnnounce } from '../../host/host-context';
import type { Texts } from '../../text/texts';
import { useMutation } from '../use-mutation';
import type { LoginValues } from './login-values';

/** Logs in, tells the host, and goes on as the caller says (@spec §2, §4 Login). */
export function useLogin(onLoggedIn: () => void | Promise<void>) {
  const { login } = useApi();
  const announce = useAnnounce();
  return useMutation<LoginValues, undefined>('login', async ({ username, password }, signal) => {
    await login.logIn(username, password, { signal });
    announce('login', undefined);
    await onLoggedIn();
    return undefined;
  });
}

/** What a member reads of a failed login: the server's words, else ours (@spec §8). */
export function loginMessage({ errors }: Texts, failure: Error): string {
  const isAnswered = failure instanceof HttpFailure || failure instanceof LoginRefused;
  return (isAnswered ? loginFailureText(failure.body) : undefined) ?? errors.loginFailed;
}
