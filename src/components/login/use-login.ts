import { useApi } from '../../api/api-context';
import { HttpFailure, isLost } from '../../api/http-failure';
import { loginFailureText, LoginRefused } from '../../api/login-failure';
import { useEmit } from '../../host/host-context';
import { useMember } from '../../requests/use-member';
import { useMutation } from '../../requests/use-mutation';
import type { Texts } from '../../text/texts';
import { useVisit } from '../../visit/visit-context';
import type { LoginValues } from './login-values';

type ValidateLogin = (signal: AbortSignal) => Promise<LoginValues | undefined>;

/** Whether a failed login may have changed the session: it was aborted, lost, or failed after it was accepted. */
const mayBeLoggedIn = (error: unknown): boolean =>
  error instanceof HttpFailure
    ? isLost(error) || error.call.startsWith('GET')
    : !(error instanceof LoginRefused);

/**
 * Logs in, dispatches the `login` event, then calls `onLoggedIn` (@spec §2, §4 Login). The returned function takes
 * what validates the form. Does not use `sending`, because a login has no draft, no receipt, and nothing to look up
 * or resume.
 */
export function useLogin(onLoggedIn: () => void | Promise<void>) {
  const { login } = useApi();
  const emit = useEmit();
  const member = useMember();
  const { member: members } = useVisit();
  const mutation = useMutation<ValidateLogin, undefined>('login', async (validate, signal) => {
    const values = await validate(signal);
    signal.throwIfAborted();
    if (!values) return undefined;
    try {
      await login.logIn(values.username, values.password, { signal });
    } catch (error) {
      // Before the next login, because this read would not know that login's member.
      if (mayBeLoggedIn(error)) await member.doubt();
      throw error;
    }
    emit('login', undefined);
    await onLoggedIn();
    return undefined;
  });
  return {
    ...mutation,
    run: (validate: ValidateLogin) => {
      void members.duringLogin(mutation.run(validate));
    },
  };
}

export type Login = ReturnType<typeof useLogin>;

/** The message of a failed login: the server's text, or else ours (@spec §8). */
export function loginMessage({ errors }: Texts, failure: Error): string {
  const isAnswered = failure instanceof HttpFailure || failure instanceof LoginRefused;
  return (isAnswered ? loginFailureText(failure.body) : undefined) ?? errors.loginFailed;
}
