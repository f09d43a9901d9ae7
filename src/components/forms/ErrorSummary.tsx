import { useFormikContext } from 'formik';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useText } from '../settings/text-context';
import { Alert } from '../ui/Alert';
import { useCatch } from '../ui/use-catch';
import { errorWords } from './use-bound-field';
import type { SubmitStatus } from './ValidatedForm';

/** What has the focus in a form. */
const focusIn = (form: HTMLFormElement | null) => form?.querySelector(':focus') ?? undefined;

interface ErrorSummaryProps {
  /** The names of the fields shown, in their order. */
  readonly fields: readonly string[];
  readonly form: RefObject<HTMLFormElement | null>;
}

/**
 * After a refused submit: one link a field, with the words that stand at it. It takes the focus, unless
 * the member has gone on to a field meanwhile, while the rules were loaded.
 */
export function ErrorSummary({ fields, form }: ErrorSummaryProps) {
  const caught = useCatch();
  const text = useText();
  const formik = useFormikContext<Record<string, string>>();
  const { submitCount, isSubmitting, errors } = formik;
  const status = formik.status as SubmitStatus;
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(0);
  const focusAtSubmit = useRef<Element>(undefined);
  const wrong = fields.filter((name) => errors[name] !== undefined);
  const isRefused = !isSubmitting && status === 'refused' && wrong.length > 0;

  // With the summary, not after it: a later focus would take the field from a member who goes on at once.
  useLayoutEffect(() => {
    if (!isRefused || shown.current === submitCount) return;
    shown.current = submitCount;
    const now = focusIn(form.current);
    const hasGoneOn = now !== focusAtSubmit.current && now?.matches('input, select, textarea');
    if (hasGoneOn !== true) box.current?.focus();
  }, [isRefused, submitCount, form]);
  useEffect(() => {
    const { current: node } = form;
    const note = () => {
      focusAtSubmit.current = focusIn(node);
    };
    node?.addEventListener('submit', note, { capture: true });
    return () => node?.removeEventListener('submit', note, { capture: true });
  }, [form]);

  if (!isRefused) return null;
  const focus = (name: string) => {
    const control = form.current?.elements.namedItem(name);
    if (control instanceof HTMLElement) control.focus();
  };
  return (
    <div ref={box} tabIndex={-1} className="error-summary">
      <Alert tone="error">
        <h4>{text.errorSummary.title}</h4>
        <ul>
          {wrong.map((name) => (
            <li key={name}>
              <a
                href={`#${name}`}
                onClick={caught((event) => {
                  // Focus alone: the hash belongs to the routes.
                  event.preventDefault();
                  focus(name);
                })}
              >
                {errorWords(text, errors[name])}
              </a>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}
