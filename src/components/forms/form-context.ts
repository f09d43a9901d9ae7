import { useFormikContext } from 'formik';
import { createContext, useContext } from 'react';
import type { FormEvent } from '../../visit/form-state';
import type { FormStore } from '../../visit/form-store';

const FormContext = createContext<FormStore<never> | undefined>(undefined);
export const FormProvider = FormContext.Provider;

/** The store of the surrounding form. */
export function useForm<Values>(): FormStore<Values> {
  const form = useContext(FormContext);
  if (!form) throw new Error('useForm needs a ValidatedForm');
  return form as unknown as FormStore<Values>;
}

type Given<Values> = Extract<FormEvent<Values>, { readonly values: Partial<Values> }>;

/**
 * Returns a function that writes values to the surrounding form: to its store, and to Formik, which renders the
 * values and their errors.
 */
export function useWriteForm<Values extends object>() {
  const form = useForm<Values>();
  const { setFieldValue } = useFormikContext<Values>();
  return (event: Given<Values>, shouldValidate?: boolean): Promise<unknown> => {
    form.send(event);
    const entries = Object.entries(event.values);
    // Validates only once, with the last value.
    return Promise.all(
      entries.map(([name, value], index) =>
        setFieldValue(name, value, index === entries.length - 1 ? shouldValidate : false),
      ),
    );
  };
}
