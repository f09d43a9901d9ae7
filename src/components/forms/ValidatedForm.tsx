import {
  Formik,
  useFormikContext,
  validateYupSchema,
  yupToFormErrors,
  type FormikErrors,
  type FormikTouched,
  type FormikValues,
} from 'formik';
import { useState, type ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';
import { loadedOnce } from '../../domain/loaded-once';
import { requiredContext } from '../../ui/required-context';
import type { FormStore } from '../../visit/form-store';
import { DeferWhilePressed } from './DeferWhilePressed';
import { FormProvider } from './form-context';
import { createParts, PartsProvider, useParts } from './form-parts';

/** Loads a form's schema. Its error messages are keys of the texts' `errors`. */
export type LoadSchema = () => Promise<AnyObjectSchema>;

const [RulesProvider, useRules] = requiredContext<LoadSchema>('useValidate');

/** Formik's `status`: whether a submit found the form invalid, or has not yet found it valid and complete. */
export type SubmitStatus = 'invalid' | undefined;

/**
 * Returns a function that prepares and validates the surrounding form before it is sent (@spec §5 General). It resolves
 * to the values, or to undefined if they are invalid or a file was refused. It rejects if the rules fail to load; the
 * next call loads them again.
 */
export function useValidate<Values>(): (signal: AbortSignal) => Promise<Values | undefined> {
  const parts = useParts();
  const load = useRules();
  const { setStatus, submitForm, validateForm } = useFormikContext<Values>();
  return async (signal) => {
    parts.begin();
    const preparing = parts.prepare();
    if (preparing) setStatus(undefined satisfies SubmitStatus);
    const [, isPrepared] = await Promise.all([load(), preparing]);
    // Again, because more may have been entered while the rules were loading.
    const isWhole = isPrepared !== false && (await parts.prepare()) !== false;
    // The form may have been removed.
    if (signal.aborted) return undefined;
    // Formik's errors may be older than a long text, which it only gets when the field is left.
    if (!isWhole) await validateForm();
    setStatus('invalid' satisfies SubmitStatus);
    // The member must see first that a file would not be sent.
    if (!isWhole) return undefined;
    // The result of `onSubmit`.
    const values = (await submitForm()) as Values | undefined;
    if (values) parts.end();
    return values;
  };
}

/** Fields that are already filled in when the form is shown count as touched, so that their errors show. */
const touchedIn = <Values extends FormikValues>(values: Values, empty: Values) =>
  Object.fromEntries(
    Object.keys(values).map((name) => [name, values[name] !== empty[name]]),
  ) as FormikTouched<Values>;

function errorsOf<Values extends FormikValues>(values: Values, schema: AnyObjectSchema) {
  try {
    // Synchronously, because an asynchronous validation could end after a later one.
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
 * A form with values and validation. The store has the values, which are validated and sent. Formik only gets a long
 * text when its field is left, and does not follow the files, for which the schemas have no rule.
 */
export function ValidatedForm<Values extends FormikValues>({
  form,
  loadSchema,
  children,
}: ValidatedFormProps<Values>) {
  const [initial] = useState(() => form.get().values);
  const [parts] = useState(createParts);
  const [load] = useState(() => loadedOnce(loadSchema));
  const touched = touchedIn(initial, form.empty);
  const validate = async (): Promise<FormikErrors<Values>> => {
    // If the schema fails to load, no errors show while the member types. A submit loads it again.
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
        setStatus(undefined satisfies SubmitStatus);
        return Promise.resolve(form.get().values);
      }}
    >
      <FormProvider value={form as unknown as FormStore<never>}>
        <RulesProvider value={load}>
          <PartsProvider value={parts}>
            <DeferWhilePressed onFocus={parts.read}>{children}</DeferWhilePressed>
          </PartsProvider>
        </RulesProvider>
      </FormProvider>
    </Formik>
  );
}
