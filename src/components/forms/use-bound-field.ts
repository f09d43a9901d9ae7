import { useField, useFormikContext } from 'formik';
import { useState, type ChangeEvent } from 'react';
import { useText } from '../../text/text-context';
import type { Texts } from '../../text/texts';
import { useCatch } from '../../ui/use-catch';
import { useDeferWhilePressed } from './DeferWhilePressed';
import { useForm, useWriteForm } from './form-context';
import { submitOnKeys } from './submit-keys';

/** The key of an error's text, as reported by schemas. */
export type ErrorName = keyof Texts['errors'];

/** The text of an error. */
export const errorMessage = ({ errors }: Texts, name: string | undefined): string | undefined =>
  errors[name as ErrorName];

/**
 * A form field's value, and its error once the field is dirty or touched (@spec §5 General). Only this hook decides
 * when an error shows.
 */
export function useBoundField<Value>(name: string) {
  const text = useText();
  const caught = useCatch();
  const form = useForm<Record<string, Value>>();
  const write = useWriteForm<Record<string, Value>>();
  const [{ value, onChange }, meta, { setTouched }] = useField<Value>(name);
  const deferWhilePressed = useDeferWhilePressed();
  const { isValidating } = useFormikContext();
  const current = meta.touched || value !== meta.initialValue ? meta.error : undefined;
  const [shown, setShown] = useState(current);
  // While Formik validates, its errors belong to the previous values.
  if (!isValidating && shown !== current) setShown(current);
  const onBlur = () => {
    deferWhilePressed(() => void setTouched(true));
  };
  return {
    value,
    isInvalid: shown !== undefined,
    error: errorMessage(text, shown),
    input: {
      name,
      value,
      onChange: caught((event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
        form.send({ type: 'changed', values: { [name]: event.currentTarget.value as Value } });
        onChange(event);
      }),
      onBlur: caught(onBlur),
      onKeyDown: caught(submitOnKeys),
    },
    /** Called when the member changes the value. */
    setValue: (next: Value, shouldValidate?: boolean) =>
      write({ type: 'changed', values: { [name]: next } }, shouldValidate),
    setTouched,
  };
}
