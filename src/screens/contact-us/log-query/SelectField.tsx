import { useBoundField } from '../../../components/forms/use-bound-field';
import { useText } from '../../../text/text-context';
import { Field } from '../../../ui/Field';

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
  const text = useText();
  const { input, error } = useBoundField<HTMLSelectElement>(name, onChoose);
  return (
    <Field label={label} error={error} errorPrefix={text.common.error}>
      {(control) => (
        <select {...control} {...input} className="control" part="control" aria-required="true">
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
