import { Formik, useFormikContext, type FormikTouched, type FormikValues } from 'formik';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { ValidationError, type AnyObjectSchema } from 'yup';
import { KeepDraft, useDraft } from './drafts';
import { PressGuard } from './PressGuard';
import { useIsHydrating } from './use-is-hydrating';

/** What is wrong with a form's values: the words of a field's first error, by its name. */
type FormErrors = Readonly<Record<string, string>>;

const NO_ERRORS: FormErrors = {};
const ErrorsContext = createContext(NO_ERRORS);

/** What is wrong with the form's values as they are now; whether it shows is another question. */
export const useFormErrors = () => useContext(ErrorsContext);

function errorsIn(schema: AnyObjectSchema, values: unknown): FormErrors {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const inner = error.inner.map(({ path = '', message }) => [path, message] as const);
    return Object.fromEntries(inner.reverse());
  }
}

/** What was filled in before this form came counts as touched: what is wrong with it shows. */
const touchedIn = <Values extends FormikValues>(kept: Values, initial: Values) =>
  Object.fromEntries(
    Object.keys(kept).map((name) => [name, kept[name] !== initial[name]]),
  ) as FormikTouched<Values>;

function Errors({ schema, children }: { schema: AnyObjectSchema; children: ReactNode }) {
  const { values } = useFormikContext();
  const isHydrating = useIsHydrating();
  const errors = useMemo(
    () => (isHydrating ? NO_ERRORS : errorsIn(schema, values)),
    [isHydrating, schema, values],
  );
  return <ErrorsContext value={errors}>{children}</ErrorsContext>;
}

interface ValidatedFormProps<Values> {
  /** Keeps what was filled in under this name while the member is on another screen. */
  readonly draft?: string;
  readonly initialValues: Values;
  readonly schema: AnyObjectSchema;
  /** Called with valid values only (@spec §5 General). */
  readonly onSubmit: (values: Values) => void | Promise<void>;
  readonly children: ReactNode;
}

/**
 * A form's values and the rules they keep. The errors follow from the values in the same rendering:
 * Formik's own arrive later, and would show for a moment what is already put right.
 */
export function ValidatedForm<Values extends FormikValues>({
  draft,
  initialValues,
  schema,
  onSubmit,
  children,
}: ValidatedFormProps<Values>) {
  const kept = useDraft(draft) as Values | undefined;
  return (
    <Formik
      initialValues={{ ...initialValues, ...kept }}
      initialTouched={kept ? touchedIn(kept, initialValues) : {}}
      validate={(values) => errorsIn(schema, values)}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={onSubmit}
    >
      <Errors schema={schema}>
        {draft !== undefined && <KeepDraft name={draft} />}
        <PressGuard>{children}</PressGuard>
      </Errors>
    </Formik>
  );
}
