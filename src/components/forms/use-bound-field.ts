import { useField, useFormikContext } from 'formik';
import { useState, type ChangeEvent } from 'react';
import { useText } from '../../text/text-context';
import type { Texts } from '../../text/texts';
import { useCatch } from '../../ui/use-catch';
import { useDeferWhilePressed } from './DeferWhilePressed';
import { useWriteForm } from './form-context';
import { submitOnKeys } from './submit-keys';

/** The key of an error's text, as reported by schemas. */
export type ErrorName = keyof Texts['errors'];

/** The text of an error. */
export const errorMessage = ({ errors }: Texts, name: string | undefined): string | undefined =>
  errors[name as ErrorName];

/**
 * A text field's value, and its error once the field is dirty or touched (@spec §5 General). Only this hook decides
 * when an error shows.
 * @param choose handles a new value instead of the field, if other values change with it
 */
export function useBoundField(name: string, choose?: (value: string) => void) {
  const text = useText();
  const caught = useCatch();
  const write = useWriteForm<Record<string, string>>();
  const [{ value }, meta, { setTouched }] = useField<string>(name);
  const deferWhilePressed = useDeferWhilePressed();
  const { isValidating } = useFormikContext();
  const current = meta.touched || value !== meta.initialValue ? meta.error : undefined;
  const [shown, setShown] = useState(current);
  // While Formik validates, its errors belong to the previous values.
  if (!isValidating && shown !== current) setShown(current);
  const onBlur = () => {
    deferWhilePressed(() => void setTouched(true));
  };
  /** Called when the member changes the value. */
  const setValue = (next: string, shouldValidate?: boolean) =>
    write({ type: 'changed', values: { [name]: next } }, shouldValidate);
  const take = choose ?? ((next: string) => void setValue(next));
  return {
    value,
    take,
    isInvalid: shown !== undefined,
    error: errorMessage(text, shown),
    input: {
      name,
      // See `useControl`.
      defaultValue: value,
      onChange: caught(({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
        take(currentTarget.value);
      }),
      onBlur: caught(onBlur),
      onKeyDown: caught(submitOnKeys),
    },
    setValue,
    setTouched,
  };
}
