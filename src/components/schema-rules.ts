import { ValidationError, type AnyObjectSchema } from 'yup';
import type { Rules } from './form-rules';

/** The rules of a schema. */
export const rulesOf =
  (schema: AnyObjectSchema): Rules =>
  (values) => {
    try {
      schema.validateSync(values, { abortEarly: false });
      return {};
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      const inner = error.inner.map(({ path = '', message }) => [path, message] as const);
      return Object.fromEntries(inner.reverse());
    }
  };
