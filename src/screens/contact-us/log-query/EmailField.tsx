import { useRef, useState, type ReactNode } from 'react';
import { suggestedAddress } from '../domain/email-suggestion';
import { useText } from '../settings/text-context';
import { fill } from '../text/fill';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { useCatch } from '../ui/use-catch';
import { useAfterPress } from './PressGuard';
import { useBoundField } from './use-bound-field';

interface EmailFieldProps {
  readonly name: string;
  readonly label: string;
  readonly placeholder?: string;
  readonly required?: boolean;
  /** Whose address a browser may fill in: the member's own, or nobody's. */
  readonly autoComplete?: 'email' | 'off';
  readonly aside?: ReactNode;
}

/**
 * An email address, bound to the form's value of its name. When the member leaves it, a misspelt
 * well-known provider is a suggestion.
 */
export function EmailField({
  name,
  label,
  placeholder,
  required,
  autoComplete = 'email',
  aside,
}: EmailFieldProps) {
  const caught = useCatch();
  const text = useText();
  const { value, input, error, setValue } = useBoundField<string>(name);
  const afterPress = useAfterPress();
  const control = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState<string>();
  const address = left === value ? suggestedAddress(value) : undefined;
  const use = (suggested: string) => {
    // The button goes: the focus stays with the address.
    control.current?.focus();
    void setValue(suggested);
  };
  return (
    <Field label={label} error={error} errorPrefix={text.common.error} aside={aside}>
      {(props) => (
        <>
          <input
            {...props}
            {...input}
            ref={control}
            className="control"
            part="control"
            type="email"
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            placeholder={placeholder}
            aria-required={required}
            onBlur={caught(({ currentTarget }) => {
              input.onBlur();
              afterPress(() => {
                setLeft(currentTarget.value);
              });
            })}
          />
          <div role="status">
            {address !== undefined && (
              <div className="suggestion">
                <span>{text.logQuery.suggestion}</span>
                <Button
                  onClick={() => {
                    use(address);
                  }}
                >
                  {fill(text.logQuery.useSuggestion, { address })}
                </Button>
              </div>
            )}
          </div>
        </>
      )}
    </Field>
  );
}
