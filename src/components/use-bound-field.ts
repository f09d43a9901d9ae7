import { useField } from 'formik';
import { useDeferredValue } from 'react';
import { useText } from '../settings/text-context';
import type { Texts } from '../text/texts';
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
  const [{ value, onChange }, meta, { setValue, setTouched }] = useField<Value>(name);
  const afterPress = useAfterPress();
  // Formik validates after it has rendered a change: the error of the value before would flash.
  const shows = useDeferredValue(meta.touched || value !== meta.initialValue);
  const onBlur = () => {
    afterPress(() => void setTouched(true));
  };
  const shown = shows ? meta.error : undefined;
  return {
    value,
    isInvalid: shown !== undefined,
    error: errorWords(text, shown),
    input: { name, value, onChange, onBlur, onKeyDown: submitOnKeys },
    setValue,
    setTouched,
  };
}
