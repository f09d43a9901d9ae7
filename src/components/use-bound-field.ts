import { useField, useFormikContext } from 'formik';
import { useState } from 'react';
import { useText } from '../settings/text-context';
import type { Texts } from '../text/texts';
import { useCatch } from '../ui/use-catch';
import { useAfterPress } from './PressGuard';
import { submitOnKeys } from './submit-keys';

/** What rules name an error by. */
export type ErrorName = keyof Texts['errors'];

/** The words of an error that the rules have named. */
export const errorWords = ({ errors }: Texts, name: string | undefined): string | undefined =>
  errors[name as ErrorName];

/**
 * A form field of a name: its value, and its error once the field is dirty or touched (@spec §5
 * General). The only place that knows when an error shows.
 */
export function useBoundField<Value>(name: string) {
  const text = useText();
  const caught = useCatch();
  const [{ value, onChange }, meta, { setValue, setTouched }] = useField<Value>(name);
  const afterPress = useAfterPress();
  const { isValidating } = useFormikContext();
  const current = meta.touched || value !== meta.initialValue ? meta.error : undefined;
  const [shown, setShown] = useState(current);
  // While Formik validates, its errors are those of the values before: what shows stays.
  if (!isValidating && shown !== current) setShown(current);
  const onBlur = () => {
    afterPress(() => void setTouched(true));
  };
  return {
    value,
    isInvalid: shown !== undefined,
    error: errorWords(text, shown),
    input: {
      name,
      value,
      onChange: caught(onChange),
      onBlur: caught(onBlur),
      onKeyDown: caught(submitOnKeys),
    },
    setValue,
    setTouched,
  };
}
