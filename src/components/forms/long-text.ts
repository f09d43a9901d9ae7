import { string, type StringSchema } from 'yup';
import { MAX_QUERY_LENGTH } from '../../domain/limits';
import type { ErrorName } from './use-bound-field';

/** The rule of a long text (@spec §5): not only white space, and at most 20,000 characters. */
export const longText = (message: ErrorName): StringSchema =>
  string()
    .test('given', message, (value) => (value ?? '').trim() !== '')
    .max(MAX_QUERY_LENGTH, message);
