import { useFormikContext } from 'formik';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { fill } from '../../text/fill';
import { useText } from '../../text/text-context';
import { Alert } from '../../ui/Alert';
import { useCatch } from '../../ui/use-catch';
import { focusField } from './focus-field';
import { useFormPart } from './form-parts';
import { handFocusToSubmit } from './kept-focus';
import { errorMessage } from './use-bound-field';
import type { SubmitStatus } from './ValidatedForm';

/** The focused element of a form. */
const focusIn = (form: HTMLFormElement | null) => form?.querySelector(':focus') ?? undefined;

/** A field's name and label. */
export interface LabelledField {
  readonly name: string;
  readonly label: string;
}

/** A label may end in a colon. */
const withoutColon = (label: string) => label.replace(/\s*:\s*$/, '');

interface ErrorSummaryProps {
  /** The fields shown, in order. */
  readonly fields: readonly LabelledField[];
  readonly form: RefObject<HTMLFormElement | null>;
}

/**
 * Lists the errors of a refused submit, each a link to its field. It takes the focus, unless the member has moved to
 * a field while the rules were loading.
 */
export function ErrorSummary({ fields, form }: ErrorSummaryProps) {
  const caught = useCatch();
  const text = useText();
  const formik = useFormikContext<Record<string, string>>();
  const { submitCount, isSubmitting, errors } = formik;
  const status = formik.status as SubmitStatus;
  const shown = useRef(0);
  const focusAtSubmit = useRef<Element>(undefined);
  const wrong = fields.filter(({ name }) => errors[name] !== undefined);
  const isRefused = !isSubmitting && status === 'invalid' && wrong.length > 0;

  // A layout effect, because a later one could take the focus from a field that the member has moved to.
  useLayoutEffect(() => {
    if (!isRefused || shown.current === submitCount) return;
    shown.current = submitCount;
    const now = focusIn(form.current);
    const hasMovedOn = now !== focusAtSubmit.current && now?.matches('input, select, textarea');
    if (hasMovedOn !== true) form.current?.querySelector<HTMLElement>('.error-summary')?.focus();
  }, [isRefused, submitCount, form]);
  useFormPart({
    begin: () => {
      focusAtSubmit.current = focusIn(form.current);
    },
  });

  if (!isRefused) return null;
  return (
    <div ref={handFocusToSubmit} tabIndex={-1} className="error-summary">
      <Alert tone="error">
        <h4>{text.errorSummary.title}</h4>
        <ul>
          {wrong.map(({ name, label }) => (
            <li key={name}>
              <a
                href={`#${name}`}
                onClick={caught((event) => {
                  // Following the link would change the route.
                  event.preventDefault();
                  focusField(form.current, name);
                })}
              >
                {fill(text.errorSummary.entry, {
                  field: withoutColon(label),
                  message: errorMessage(text, errors[name]) ?? '',
                })}
              </a>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}
