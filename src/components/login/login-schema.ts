import { object, string } from 'yup';

/** Both are required. No message is shown (@spec §5 Login). */
export const loginSchema = object({
  username: string().trim().required(),
  password: string().required(),
});
