import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useOfMember } from '../../requests/MemberScope';
import { useText } from '../../text/text-context';
import { Alert } from '../../ui/Alert';
import { Field } from '../../ui/Field';
import { useCatch } from '../../ui/use-catch';
import { createFormStore, type FormStore } from '../../visit/form-store';
import { isLoggingIn } from '../../visit/member-state';
import { ServerText } from '../details/ServerText';
import { focusField } from '../forms/focus-field';
import { useForm } from '../forms/form-context';
import { useParts } from '../forms/form-parts';
import { SubmitButton } from '../forms/SubmitButton';
import { useBoundField } from '../forms/use-bound-field';
import { useValidate, ValidatedForm } from '../forms/ValidatedForm';
import { emptyField, type LoginValues } from './login-values';
import { loginMessage, useLogin, type Login } from './use-login';

const loadSchema = async () => (await import('./login-schema')).loginSchema;

/** The values of a login. */
export const createLogin = () =>
  createFormStore<LoginValues>('login', { username: '', password: '' });

interface LoginFieldProps {
  readonly name: keyof LoginValues;
  readonly label: string;
  readonly type: 'text' | 'password';
  readonly autoComplete: 'username' | 'current-password';
}

/** A required field without an error message (@spec §5 Login). */
function LoginField({ name, label, type, autoComplete }: LoginFieldProps) {
  const text = useText();
  const { input, isInvalid } = useBoundField<HTMLInputElement>(name);
  return (
    <Field label={label} errorPrefix={text.common.error}>
      {(control) => (
        <input
          {...control}
          {...input}
          className="control"
          part="control"
          type={type}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={isInvalid || undefined}
        />
      )}
    </Field>
  );
}

interface LoginFormProps {
  /** Keeps what is typed, if the login may be hidden and shown again. */
  readonly form?: FormStore<LoginValues>;
  readonly onLoggedIn: () => void | Promise<void>;
}

/** The login form (@spec §2), in markup that password managers recognise. */
export function LoginForm({ onLoggedIn, ...shown }: LoginFormProps) {
  return <LoginFields {...shown} login={useLogin(onLoggedIn)} />;
}

interface LoginFieldsProps extends Pick<LoginFormProps, 'form'> {
  readonly login: Login;
}

/** The form of a login that may outlive it. */
export function LoginFields({ form: kept, login }: LoginFieldsProps) {
  // Busy while anyone logs in, at this form or another, and until the member is known. A later answer would overrule
  // this one.
  const isBusy = useOfMember(isLoggingIn);
  const [own] = useState(createLogin);
  return (
    <ValidatedForm form={kept ?? own} loadSchema={loadSchema}>
      <FormBody login={login} isBusy={isBusy} />
    </ValidatedForm>
  );
}

interface FormBodyProps {
  readonly login: Login;
  readonly isBusy: boolean;
}

function FormBody({ login, isBusy }: FormBodyProps) {
  const caught = useCatch();
  const text = useText();
  const t = text.login;
  const validate = useValidate<LoginValues>();
  const form = useForm<LoginValues>();
  const { read } = useParts();
  const { setTouched } = useFormikContext<LoginValues>();
  const { failure, clearFailure, run } = login;
  return (
    <form
      className="stack"
      noValidate
      onSubmit={caught((event) => {
        event.preventDefault();
        read();
        const empty = emptyField(form.get().values);
        if (empty === undefined) {
          if (!isBusy) run(validate);
          return;
        }
        clearFailure();
        // Without a submit, which would send text typed while the schema loads.
        focusField(event.currentTarget, empty);
        void setTouched({ username: true, password: true });
      })}
    >
      {failure && (
        <Alert tone="error">
          <p>
            <ServerText text={loginMessage(text, failure)} />
          </p>
        </Alert>
      )}
      <LoginField name="username" label={t.username} type="text" autoComplete="username" />
      <LoginField
        name="password"
        label={t.password}
        type="password"
        autoComplete="current-password"
      />
      <SubmitButton label={t.submit} busyLabel={t.submitting} isBusy={isBusy} />
    </form>
  );
}
