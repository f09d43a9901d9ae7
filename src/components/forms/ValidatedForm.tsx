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
import { FieldsProvider, useFieldsBeforeSubmit, type BeforeSubmit } from './before-submit';
import { DraftNameProvider, KeepDraft, useDraft } from './drafts';
import { PressGuard } from './PressGuard';

/** Loads a form's rules; the messages of its errors are names in `errors` of the texts. */
export type LoadSchema = () => Promise<AnyObjectSchema>;

const SchemaContext = createContext<LoadSchema>(() => Promise.reject(new Error('No form')));

/** What became of the last submit, as Formik's `status`: refused until its values are sent. */
export type SubmitStatus = 'refused' | 'sent' | undefined;

/**
 * Submits the form around (@spec §5 General): by a button, a key, `requestSubmit` or after a login.
 * Where its rules can't be loaded nothing is sent, and the error boundary shows.
 */
export function useSubmit(): () => Promise<void> {
  const fields = useFieldsBeforeSubmit();
  const load = useContext(SchemaContext);
  const { setStatus, submitForm } = useFormikContext();
  const [, setFailure] = useState<never>();
  return async () => {
    try {
      await Promise.all([load(), ...[...fields].map(({ settle }) => settle?.())]);
    } catch (error) {
      setFailure(() => {
        throw error;
      });
      return;
    }
    // Formik submits what the form was last rendered with.
    flushSync(() => {
      for (const { commit } of fields) commit?.();
    });
    setStatus('refused' satisfies SubmitStatus);
    await submitForm();
  };
}

/** Loads a schema when it is first asked for; again where that has failed. */
function loadedOnce(load: LoadSchema): LoadSchema {
  let loading: Promise<AnyObjectSchema> | undefined;
  return async () => {
    loading ??= load();
    try {
      return await loading;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
}

/** What was filled in before this form was mounted counts as touched: what is wrong with it shows. */
const touchedIn = <Values extends FormikValues>(kept: Values, initial: Values) =>
  Object.fromEntries(
    Object.keys(kept).map((name) => [name, kept[name] !== initial[name]]),
  ) as FormikTouched<Values>;

function errorsOf<Values extends FormikValues>(values: Values, schema: AnyObjectSchema) {
  try {
    // At once: of two validations the later one ends later.
    void validateYupSchema(values, schema, true);
    return {};
  } catch (error) {
    if (error instanceof Error && error.name === 'ValidationError')
      return yupToFormErrors<Values>(error);
    throw error;
  }
}

interface ValidatedFormProps<Values> {
  /** Keeps what was filled in under this name while the member is on another screen. */
  readonly draft?: string;
  readonly initialValues: Values;
  /** Called when something is first validated; the form keeps what it was mounted with. */
  readonly loadSchema: LoadSchema;
  /** Called with valid values only (@spec §5 General). */
  readonly onSubmit: (values: Values) => Promise<void>;
  readonly children: ReactNode;
}

/** A form's values and the rules they keep. */
export function ValidatedForm<Values extends FormikValues>({
  draft,
  initialValues,
  loadSchema,
  onSubmit,
  children,
}: ValidatedFormProps<Values>) {
  const kept = useDraft(draft) as Values | undefined;
  const [initial] = useState(() => ({
    values: { ...initialValues, ...kept },
    touched: kept ? touchedIn(kept, initialValues) : {},
  }));
  const [fields] = useState(() => new Set<BeforeSubmit>());
  const [load] = useState(() => loadedOnce(loadSchema));
  const validate = async (values: Values): Promise<FormikErrors<Values>> => {
    // Rules that can't be loaded show nothing while the member types: a submit loads them again.
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
      <SchemaContext value={load}>
        <FieldsProvider value={fields}>
          {draft !== undefined && <KeepDraft name={draft} />}
          <DraftNameProvider value={draft}>
            <PressGuard>{children}</PressGuard>
          </DraftNameProvider>
        </FieldsProvider>
      </SchemaContext>
    </Formik>
  );
}
