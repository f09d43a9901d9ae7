import { ValidationError, type AnyObjectSchema } from 'yup';
import type { FormErrors, Rules } from './form-rules';

function errorsOf(schema: AnyObjectSchema, values: object): FormErrors {
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
  // A form asks for the same values as it is rendered and as it is sent; they go when it goes.
  const known = new WeakMap<object, FormErrors>();
  return (values) => {
    const errors = known.get(values) ?? errorsOf(schema, values);
    known.set(values, errors);
    return errors;
  };
}
