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
import { flushSync } from 'react-dom';
import type { AnyObjectSchema } from 'yup';
import { loadedOnce } from '../later/loaded-once';
import {
  AwaitedFilesProvider,
  FieldsProvider,
  useFieldsBeforeSubmit,
  type BeforeSubmit,
} from './before-submit';
import { DeferWhilePressed } from './DeferWhilePressed';
import { DraftNameProvider, SaveDraft, useDraft } from './drafts';

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
    const unsettled = [...fields].flatMap(({ settle }) => settle?.() ?? []);
    if (unsettled.length > 0) setStatus(undefined satisfies SubmitStatus);
    const [, ...settled] = await Promise.all([load(), ...unsettled]);
    // The form may be gone.
    if (signal.aborted) return undefined;
    // Formik submits the values of the last render.
    flushSync(() => {
      for (const { commit } of fields) commit?.();
    });
    setStatus('refused' satisfies SubmitStatus);
    // The member sees first that a file does not go along.
    if (settled.includes(false)) return undefined;
    // What `onSubmit` returns.
    return (await submitForm()) as Values | undefined;
  };
}

/** Fields that a draft has filled in count as touched, so that their errors show. */
const touchedIn = <Values extends FormikValues>(kept: Values, initial: Values) =>
  Object.fromEntries(
    Object.keys(kept).map((name) => [name, kept[name] !== initial[name]]),
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
  /** Saves the values under this name while the member is on another screen. */
  readonly draft?: string;
  readonly initialValues: Values;
  /** Called at the first validation. Later changes of this prop are ignored. */
  readonly loadSchema: LoadSchema;
  readonly children: ReactNode;
}

/** A form with values, validation and an optional draft. */
export function ValidatedForm<Values extends FormikValues>({
  draft,
  initialValues,
  loadSchema,
  children,
}: ValidatedFormProps<Values>) {
  const kept = useDraft(draft) as Values | undefined;
  const [initial] = useState(() => ({
    values: { ...initialValues, ...kept },
    touched: kept ? touchedIn(kept, initialValues) : {},
  }));
  const [fields] = useState(() => new Set<BeforeSubmit>());
  const awaited = useState<readonly File[]>([]);
  const [load] = useState(() => loadedOnce(loadSchema));
  const validate = async (values: Values): Promise<FormikErrors<Values>> => {
    // A schema that fails to load shows no errors while the member types: a submit loads it again.
    const schema = await load().catch(() => undefined);
    return schema ? errorsOf(values, schema) : {};
  };
  return (
    <Formik
      initialValues={initial.values}
      initialTouched={initial.touched}
      validate={validate}
      validateOnMount={Object.values(initial.touched).some(Boolean)}
      onSubmit={(values, { setStatus }) => {
        setStatus('settled' satisfies SubmitStatus);
        return Promise.resolve(values);
      }}
    >
      <RulesContext value={load}>
        <FieldsProvider value={fields}>
          <AwaitedFilesProvider value={awaited}>
            {draft !== undefined && <SaveDraft name={draft} />}
            <DraftNameProvider value={draft}>
              <DeferWhilePressed>{children}</DeferWhilePressed>
            </DraftNameProvider>
          </AwaitedFilesProvider>
        </FieldsProvider>
      </RulesContext>
    </Formik>
  );
}
