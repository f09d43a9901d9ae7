import { object, string } from 'yup';

/** What the login form holds. */
export interface LoginValues {
  readonly username: string;
  readonly password: string;
}

/** Both are required; no message is displayed (@spec §5 Login). */
export const loginSchema = object({
  username: string().required(),
  password: string().required(),
});
