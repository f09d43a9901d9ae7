import { object, string } from 'yup';
import { trimInvisible } from '../../domain/invisible';

/** Both are required. No message is shown (@spec §5 Login). */
export const loginSchema = object({
  username: string().transform(trimInvisible).required(),
  password: string().required(),
});
