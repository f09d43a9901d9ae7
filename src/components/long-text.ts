import { string, type StringSchema } from 'yup';
import { MAX_QUERY_LENGTH } from '../domain/limits';

/** The rule of a long text (@spec §5): more than white space, and at most 20 000 characters. */
export const longText = (message: string): StringSchema =>
  string()
    .test('given', message, (value) => (value ?? '').trim() !== '')
    .max(MAX_QUERY_LENGTH, message);
