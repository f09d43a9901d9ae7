import { object, string } from 'yup';
import { rulesOf } from '../schema-rules';

/** Both are required; no message is displayed (@spec §5 Login). */
export const loginRules = rulesOf(
  object({
    username: string().required(),
    password: string().required(),
  }),
);
