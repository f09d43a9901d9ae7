import { useField } from 'formik';
import { useCatch } from '../ui/use-catch';
import { useAfterPress } from './PressGuard';
import { useFormErrors } from './ValidatedForm';

/**
 * A form field of a name: its value, and its error once the field is dirty or touched (@spec §5
 * General). The only place that knows when an error shows.
 */
export function useBoundField<Value>(name: string) {
  const [{ value, onChange }, meta, { setValue, setTouched }] = useField<Value>(name);
  const errors = useFormErrors();
  const afterPress = useAfterPress();
  const caught = useCatch();
  const shows = meta.touched || value !== meta.initialValue;
  const touch = () => void setTouched(true, false);
  const onBlur = () => {
    afterPress(touch);
  };
  return {
    value,
    error: shows ? errors[name] : undefined,
    input: { name, value, onChange: caught(onChange), onBlur: caught(onBlur) },
    setValue,
    touch,
  };
}
