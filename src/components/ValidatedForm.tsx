import { Formik, useFormikContext, type FormikTouched, type FormikValues } from 'formik';
import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { DraftNameProvider, KeepDraft, useDraft } from './drafts';
import { useRules, type FormErrors, type LoadRules, type Rules } from './form-rules';
import { PressGuard } from './PressGuard';

const NO_ERRORS: FormErrors = {};
/** Undefined while the rules have not come. */
const ErrorsContext = createContext<FormErrors | undefined>(undefined);
const SendContext = createContext<(values: object) => void>(() => undefined);

/** What is wrong with the form's values as they are now; whether it shows is another question. */
export const useFormErrors = (): FormErrors => useContext(ErrorsContext) ?? NO_ERRORS;

const allTouched = (values: object): FormikTouched<object> =>
  Object.fromEntries(Object.keys(values).map((name) => [name, true]));

/**
 * Answers the form's submit event (@spec §5 General). Values that keep the rules leave at once: Formik would
 * check them anew, and render the form before and after.
 */
export function useSubmit(): (event: SubmitEvent<HTMLFormElement>) => void {
  const errors = useContext(ErrorsContext);
  const send = useContext(SendContext);
  const { values, setFormikState, submitForm } = useFormikContext<object>();
  return (event) => {
    event.preventDefault();
    if (!errors || Object.keys(errors).length > 0) {
      void submitForm();
      return;
    }
    setFormikState((state) => ({
      ...state,
      errors: NO_ERRORS,
      touched: allTouched(values),
      submitCount: state.submitCount + 1,
    }));
    send(values);
  };
}

/** What was filled in before this form came counts as touched: what is wrong with it shows. */
const touchedIn = <Values extends FormikValues>(kept: Values, initial: Values) =>
  Object.fromEntries(
    Object.keys(kept).map((name) => [name, kept[name] !== initial[name]]),
  ) as FormikTouched<Values>;

function Errors({ rules, children }: { rules: Rules | undefined; children: ReactNode }) {
  const { values } = useFormikContext<FormikValues>();
  const errors = useMemo(() => rules?.(values), [rules, values]);
  return <ErrorsContext value={errors}>{children}</ErrorsContext>;
}

interface ValidatedFormProps<Values> {
  /** Keeps what was filled in under this name while the member is on another screen. */
  readonly draft?: string;
  readonly initialValues: Values;
  /** Loaded when the form is first touched. */
  readonly loadRules: LoadRules;
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
  loadRules,
  onSubmit,
  children,
}: ValidatedFormProps<Values>) {
  const kept = useDraft(draft) as Values | undefined;
  const { rules, prepare, check } = useRules(loadRules);
  const touched = kept ? touchedIn(kept, initialValues) : {};
  const isTouched = Object.values(touched).some(Boolean);
  useEffect(() => {
    if (isTouched) prepare();
  }, [isTouched, prepare]);
  return (
    <Formik
      initialValues={{ ...initialValues, ...kept }}
      initialTouched={touched}
      validate={check}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={onSubmit}
    >
      <SendContext value={(values) => void onSubmit(values as Values)}>
        <Errors rules={rules}>
          {draft !== undefined && <KeepDraft name={draft} />}
          <DraftNameProvider value={draft}>
            <PressGuard onTouch={prepare}>{children}</PressGuard>
          </DraftNameProvider>
        </Errors>
      </SendContext>
    </Formik>
  );
}
