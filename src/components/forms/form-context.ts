import { useFormikContext } from 'formik';
import { requiredContext } from '../../ui/required-context';
import type { FormEvent } from '../../visit/form-state';
import type { FormStore } from '../../visit/form-store';

const [FormProvider, useAnyForm] = requiredContext<FormStore<never>>('useForm');
export { FormProvider };

/** The store of the surrounding form. */
export const useForm = <Values>() => useAnyForm() as unknown as FormStore<Values>;

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
