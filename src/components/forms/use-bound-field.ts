import { useField, useFormikContext } from 'formik';
import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react';
import { useText } from '../../text/text-context';
import type { Texts } from '../../text/texts';
import { useCatch } from '../../ui/use-catch';
import { useOfStore } from '../../ui/use-store';
import { useDeferWhilePressed } from './DeferWhilePressed';
import { useForm, useWriteForm } from './form-context';
import { useFormPart } from './form-parts';
import { submitOnKeys } from './submit-keys';

/** The key of an error's text, as reported by schemas. */
export type ErrorName = keyof Texts['errors'];

/** The text of an error. */
export const errorMessage = ({ errors }: Texts, name: string | undefined): string | undefined =>
  errors[name as ErrorName];

/**
 * A text field's value, and its error once the field is dirty or touched (@spec §5 General). Only this hook decides
 * when an error shows.
 */
export function useFieldState(name: string) {
  const text = useText();
  const write = useWriteForm<Record<string, string>>();
  const [{ value }, meta, { setTouched }] = useField<string>(name);
  const { isValidating } = useFormikContext();
  const current = meta.touched || value !== meta.initialValue ? meta.error : undefined;
  const [shown, setShown] = useState(current);
  // While Formik validates, its errors belong to the previous values.
  if (!isValidating && shown !== current) setShown(current);
  return {
    value,
    isInvalid: shown !== undefined,
    error: errorMessage(text, shown),
    /** Called when the member changes the value. */
    setValue: (next: string) => void write({ type: 'changed', values: { [name]: next } }),
    setTouched,
  };
}

/**
 * Binds a control to a field, and returns its props. The control is uncontrolled, because React would overwrite a
 * value set without an event in each rendering.
 * @param choose handles a new value instead of the field, if other values change with it
 */
export function useBoundField<C extends HTMLInputElement | HTMLSelectElement>(
  name: string,
  choose?: (value: string) => void,
) {
  const caught = useCatch();
  const form = useForm<Readonly<Record<string, string>>>();
  const { value, isInvalid, error, setValue, setTouched } = useFieldState(name);
  const version = useOfStore(form, (state) => state.version);
  const deferWhilePressed = useDeferWhilePressed();
  const control = useRef<C>(null);
  const shown = useRef({ value, version });
  const take = choose ?? setValue;
  useLayoutEffect(() => {
    const { current } = control;
    const before = shown.current;
    shown.current = { value, version };
    if (!current) return;
    // It shows its placeholder if the chosen option was removed.
    const isReset = current instanceof HTMLSelectElement && current.value === '';
    if (isReset || current.value === before.value || version !== before.version)
      current.value = value;
  }, [value, version]);
  useFormPart({
    read: () => {
      const now = control.current?.value;
      const { values, version: current } = form.get();
      // What was just filled in may not be shown yet. What another member has set is no longer the form's.
      const isKnown = now === shown.current.value || now === values[name] || version !== current;
      if (now !== undefined && !isKnown) take(now);
    },
  });
  return {
    value,
    take,
    isInvalid,
    error,
    control,
    input: {
      ref: control,
      name,
      defaultValue: value,
      onChange: caught(({ currentTarget }: ChangeEvent<C>) => {
        take(currentTarget.value);
      }),
      onBlur: caught(() => {
        deferWhilePressed(() => void setTouched(true));
      }),
      onKeyDown: caught(submitOnKeys),
    },
  };
}
