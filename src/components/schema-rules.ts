import { ValidationError, type AnyObjectSchema } from 'yup';
import type { FormErrors, Rules } from './form-rules';

function errorsOf(schema: AnyObjectSchema, values: unknown): FormErrors {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const inner = error.inner.map(({ path = '', message }) => [path, message] as const);
    return Object.fromEntries(inner.reverse());
  }
}

/** The rules of a schema. */
export function rulesOf(schema: AnyObjectSchema): Rules {
  let last: { readonly values?: unknown; readonly errors?: FormErrors } = {};
  // A form asks for the same values as it is rendered and as it is sent.
  return (values) => {
    const errors = last.errors && last.values === values ? last.errors : errorsOf(schema, values);
    last = { values, errors };
    return errors;
  };
}
