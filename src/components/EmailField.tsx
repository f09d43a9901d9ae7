import type { ReactNode } from 'react';
import { Field } from '../ui/Field';
import { useBoundField } from './use-bound-field';
import { useText } from '../settings/text-context';

interface EmailFieldProps {
  readonly name: string;
  readonly label: string;
  readonly placeholder?: string;
  readonly required?: boolean;
  /** Whose address a browser may fill in: the member's own, or nobody's. */
  readonly autoComplete?: 'email' | 'off';
  readonly aside?: ReactNode;
}

/** An email address, bound to the form's value of its name. */
export function EmailField({
  name,
  label,
  placeholder,
  required,
  autoComplete = 'email',
  aside,
}: EmailFieldProps) {
  const text = useText();
  const { input, error } = useBoundField<string>(name);
  return (
    <Field label={label} error={error} errorPrefix={text.common.error} aside={aside}>
      {(control) => (
        <input
          {...control}
          {...input}
          className="control"
          part="control"
          type="email"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          placeholder={placeholder}
          aria-required={required}
        />
      )}
    </Field>
  );
}
