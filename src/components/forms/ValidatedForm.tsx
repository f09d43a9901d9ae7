import {
  Formik,
  useFormikContext,
  validateYupSchema,
  yupToFormErrors,
  type FormikErrors,
  type FormikTouched,
  type FormikValues,
} from 'formik';
import { createContext, useContext, useLayoutEffect, useState, type ReactNode } from 'react';
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

/** What a submit needs before Formik's own. */
interface Rules {
  readonly load: LoadSchema;
  readonly onUnavailable: (failure: unknown) => void;
}

const RulesContext = createContext<Rules>({
  load: () => Promise.reject(new Error('No form')),
  onUnavailable: () => undefined,
});

/** The press that submits a form: from then until it is answered, or the form is gone. */
const SubmitsContext = createContext(new Set<symbol>());

/** Returns a function that says whether a press is submitting the surrounding form. */
export function useIsSubmitting(): () => boolean {
  const submits = useContext(SubmitsContext);
  return () => submits.size > 0;
}

/** The outcome of the last submit, as Formik's `status`: it waits for its files, then is refused until the values are sent. */
export type SubmitStatus = 'waiting' | 'refused' | 'sent' | undefined;

/**
 * Returns a function that submits the surrounding form (@spec §5 General). If its schema fails to load,
 * nothing is sent; the next submit loads it again.
 */
export function useSubmit(): () => Promise<void> {
  const fields = useFieldsBeforeSubmit();
  const { load, onUnavailable } = useContext(RulesContext);
  const submits = useContext(SubmitsContext);
  const { setStatus, submitForm } = useFormikContext();
  const submit = async (press: symbol) => {
    let isAsGiven: boolean;
    try {
      const unsettled = [...fields].flatMap(({ settle }) => settle?.() ?? []);
      if (unsettled.length > 0) setStatus('waiting' satisfies SubmitStatus);
      const [, ...settled] = await Promise.all([load(), ...unsettled]);
      isAsGiven = !settled.includes(false);
    } catch (error) {
      if (!submits.has(press)) return;
      setStatus(undefined satisfies SubmitStatus);
      onUnavailable(error);
      return;
    }
    // The form may be gone, because what it held was sent.
    if (!submits.has(press)) return;
    if (!isAsGiven) {
      // The member sees first that a file does not go along.
      setStatus('refused' satisfies SubmitStatus);
      return;
    }
    // Formik submits the values of the last render.
    flushSync(() => {
      for (const { commit } of fields) commit?.();
    });
    setStatus('refused' satisfies SubmitStatus);
    await submitForm();
  };
  return async () => {
    // A second press during the wait, or while it is being sent, would send it again.
    if (submits.size > 0) return;
    const press = Symbol('press');
    submits.add(press);
    await submit(press).finally(() => submits.delete(press));
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
  /** Called if a submit can't be checked, because the schema or a field fails. */
  readonly onUnavailable: (failure: unknown) => void;
  /** Called with valid values only (@spec §5 General). */
  readonly onSubmit: (values: Values) => Promise<void>;
  readonly children: ReactNode;
}

/** A form with values, validation and an optional draft. */
export function ValidatedForm<Values extends FormikValues>({
  draft,
  initialValues,
  loadSchema,
  onUnavailable,
  onSubmit,
  children,
}: ValidatedFormProps<Values>) {
  const kept = useDraft(draft) as Values | undefined;
  const [initial] = useState(() => ({
    values: { ...initialValues, ...kept },
    touched: kept ? touchedIn(kept, initialValues) : {},
  }));
  const [fields] = useState(() => new Set<BeforeSubmit>());
  const [submits] = useState(() => new Set<symbol>());
  const awaited = useState<readonly File[]>([]);
  // A layout effect: a press that waits may go on before a later one.
  useLayoutEffect(
    () => () => {
      submits.clear();
    },
    [submits],
  );
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
        setStatus('sent' satisfies SubmitStatus);
        return onSubmit(values);
      }}
    >
      <RulesContext value={{ load, onUnavailable }}>
        <SubmitsContext value={submits}>
          <FieldsProvider value={fields}>
            <AwaitedFilesProvider value={awaited}>
              {draft !== undefined && <SaveDraft name={draft} />}
              <DraftNameProvider value={draft}>
                <DeferWhilePressed>{children}</DeferWhilePressed>
              </DraftNameProvider>
            </AwaitedFilesProvider>
          </FieldsProvider>
        </SubmitsContext>
      </RulesContext>
    </Formik>
  );
}
