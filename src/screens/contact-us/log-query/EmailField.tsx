import { useEffect, useRef, useState } from 'react';
import { useDeferWhilePressed } from '../../../components/forms/DeferWhilePressed';
import { useForm } from '../../../components/forms/form-context';
import { useBoundField } from '../../../components/forms/use-bound-field';
import { fill } from '../../../text/fill';
import { useText } from '../../../text/text-context';
import { Button } from '../../../ui/Button';
import type { Elements } from '../../../ui/elements';
import { Field } from '../../../ui/Field';
import { useCatch } from '../../../ui/use-catch';

interface EmailFieldProps {
  readonly name: string;
  readonly label: string;
  readonly placeholder: string | undefined;
  readonly isRequired: boolean;
  /** Whose address a browser may fill in: the member's own, or nobody's. */
  readonly autoComplete: 'email' | 'off';
  readonly aside: Elements;
}

/**
 * An email address, bound to the form's value of its name. When the member leaves it, a misspelt
 * well-known provider is a suggestion.
 */
export function EmailField({
  name,
  label,
  placeholder,
  isRequired,
  autoComplete,
  aside,
}: EmailFieldProps) {
  const caught = useCatch();
  const text = useText();
  const { value, input, error, setValue } = useBoundField<string>(name);
  const deferWhilePressed = useDeferWhilePressed();
  const control = useRef<HTMLInputElement>(null);
  const form = useForm<Readonly<Record<string, string>>>();
  useEffect(() => {
    // The page has filled in the address: the next key replaces it.
    const { current } = control;
    if (current?.matches(':focus') && !form.get().changed.has(name)) current.select();
  }, [form, name, value]);
  const [checked, setChecked] = useState<{
    readonly typed: string;
    readonly meant: string | undefined;
  }>();
  const address = checked?.typed === value ? checked.meant : undefined;
  const check = async (typed: string) => {
    const { suggestedAddress } = await import('./log-query-schema');
    deferWhilePressed(() => {
      setChecked({ typed, meant: suggestedAddress(typed) });
    });
  };
  const use = (suggested: string) => {
    // The button is removed: the focus moves to the address.
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
            aria-required={isRequired}
            onBlur={caught(({ currentTarget }) => {
              input.onBlur();
              // Nothing is suggested while the rules fail to load: a submit loads them again.
              check(currentTarget.value).catch(() => undefined);
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
