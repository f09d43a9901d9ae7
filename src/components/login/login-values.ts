import { trimInvisible } from '../../domain/invisible';

/** The values of the login form. */
export interface LoginValues {
  readonly username: string;
  readonly password: string;
}

/** The first field that is empty. The user name is sent without the white space around it, the password as typed. */
export function emptyField({ username, password }: LoginValues): keyof LoginValues | undefined {
  if (trimInvisible(username) === '') return 'username';
  return password === '' ? 'password' : undefined;
}
