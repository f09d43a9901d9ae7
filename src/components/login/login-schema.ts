import { object, string } from 'yup';

/** Both are required; no message is displayed (@spec §5 Login). */
export const loginSchema = object({
  username: string().trim().required(),
  password: string().required(),
});
