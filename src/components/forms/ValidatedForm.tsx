import {
  Formik,
  useFormikContext,
  validateYupSchema,
  yupToFormErrors,
  type FormikErrors,
  type FormikTouched,
  type FormikValues,
} from 'formik';
import { createContext, useContext, useState, type ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';
import { loadedOnce } from '../optional/loaded-once';
import type { FormStore } from '../visit/form-store';
import { FieldsProvider, useFieldsBeforeSubmit, type SettleField } from './before-submit';
import { DeferWhilePressed } from './DeferWhilePressed';
import { FormProvider } from './form-context';

/** Loads a form's schema. Its error messages are keys of the texts' `errors`. */
export type LoadSchema = () => Promise<AnyObjectSchema>;

const RulesContext = createContext<LoadSchema>(() => Promise.reject(new Error('No form')));

/** The outcome of the last submit, as Formik's `status`: it is refused until the values are valid, and all there. */
export type SubmitStatus = 'refused' | 'settled' | undefined;

/**
 * Returns a function that settles the surrounding form before it is sent (@spec §5 General): it resolves to the values;
 * to undefined if they are not valid, or a file was refused. It rejects if the rules fail to load; the next call loads
 * them again.
 */
export function useSettle<Values>(): (signal: AbortSignal) => Promise<Values | undefined> {
  const fields = useFieldsBeforeSubmit();
  const load = useContext(RulesContext);
  const { setStatus, submitForm } = useFormikContext<Values>();
  return async (signal) => {
    const unsettled = [...fields].flatMap((settle) => settle() ?? []);
    if (unsettled.length > 0) setStatus(undefined satisfies SubmitStatus);
    const [, ...settled] = await Promise.all([load(), ...unsettled]);
    // The form may be gone.
    if (signal.aborted) return undefined;
    setStatus('refused' satisfies SubmitStatus);
    // The member sees first that a file does not go along.
    if (settled.includes(false)) return undefined;
    // What `onSubmit` returns.
    return (await submitForm()) as Values | undefined;
  };
}

/** Fields that hold something as the form is shown count as touched, so that their errors show. */
const touchedIn = <Values extends FormikValues>(values: Values, empty: Values) =>
  Object.fromEntries(
    Object.keys(values).map((name) => [name, values[name] !== empty[name]]),
  ) as FormikTouched<Values>;

function errorsOf<Values extends FormikValues>(values: Values, schema: AnyObjectSchema) {
  try {
    // Synchronously: an asynchronous validation could end after a later one.
    void validateYupSchema(values, schema, true);
    return {};
  } catch (error) {
    if (error instanceof Error && error.name === 'ValidationError')
      return yupToFormErrors<Values>(error);
    throw error;
  }
}

interface ValidatedFormProps<Values> {
  readonly form: FormStore<Values>;
  /** Called at the first validation. Later changes of this prop are ignored. */
  readonly loadSchema: LoadSchema;
  readonly children: ReactNode;
}

/**
 * A form with values and validation. The store has the values: a long text is in Formik's once its field is left, and
 * what is validated and sent is the store's.
 */
export function ValidatedForm<Values extends FormikValues>({
  form,
  loadSchema,
  children,
}: ValidatedFormProps<Values>) {
  const [initial] = useState(() => form.get().values);
  const [fields] = useState(() => new Set<SettleField>());
  const [load] = useState(() => loadedOnce(loadSchema));
  const touched = touchedIn(initial, form.empty);
  const validate = async (): Promise<FormikErrors<Values>> => {
    // A schema that fails to load shows no errors while the member types: a submit loads it again.
    const schema = await load().catch(() => undefined);
    return schema ? errorsOf(form.get().values, schema) : {};
  };
  return (
    <Formik
      initialValues={initial}
      initialTouched={touched}
      validate={validate}
      validateOnMount={Object.values(touched).some(Boolean)}
      onSubmit={(_, { setStatus }) => {
        setStatus('settled' satisfies SubmitStatus);
        return Promise.resolve(form.get().values);
      }}
    >
      <FormProvider value={form as unknown as FormStore<never>}>
        <RulesContext value={load}>
          <FieldsProvider value={fields}>
            <DeferWhilePressed>{children}</DeferWhilePressed>
          </FieldsProvider>
        </RulesContext>
      </FormProvider>
    </Formik>
  );
}
