import { useBoundField } from '../../../components/forms/use-bound-field';
import { useText } from '../../../text/text-context';
import { Field } from '../../../ui/Field';
import { useCatch } from '../../../ui/use-catch';

export interface Option {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps {
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly options: readonly Option[];
  /** Handles a choice instead of the field, if other values change with it. */
  readonly onChoose?: (value: string) => void;
}

/** A required choice, bound to the form's value of its name. */
export function SelectField({ name, label, placeholder, options, onChoose }: SelectFieldProps) {
  const caught = useCatch();
  const text = useText();
  const { input, error } = useBoundField<string>(name);
  return (
    <Field label={label} error={error} errorPrefix={text.common.error}>
      {(control) => (
        <select
          {...control}
          {...input}
          className="control"
          part="control"
          aria-required="true"
          onChange={caught((event) => {
            if (onChoose) onChoose(event.target.value);
            else input.onChange(event);
          })}
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
