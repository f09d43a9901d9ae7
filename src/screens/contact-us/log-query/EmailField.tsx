import { useEffect, useState } from 'react';
import { useDeferWhilePressed } from '../../../components/forms/DeferWhilePressed';
import { useForm } from '../../../components/forms/form-context';
import { useBoundField } from '../../../components/forms/use-bound-field';
import { fill } from '../../../text/fill';
import { useText } from '../../../text/text-context';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { useCatch } from '../../../ui/use-catch';
import type { Elements } from '../../../ui/Words';

interface EmailFieldProps {
  readonly name: string;
  readonly label: string;
  readonly placeholder: string | undefined;
  readonly isRequired: boolean;
  /**
   * The address that a browser may fill in: the member's, or none. The member's is in a section of its own, because
   * Chrome offers addresses for both fields, and would fill in or replace both at once.
   */
  readonly autoComplete: 'section-member email' | 'off';
  readonly aside: Elements;
}

/** The address that was probably meant, once the member has left the field, until the value changes. */
function useSuggestion(value: string) {
  const deferWhilePressed = useDeferWhilePressed();
  const [checked, setChecked] = useState<{
    readonly typed: string;
    readonly meant: string | undefined;
  }>();
  const check = async (typed: string) => {
    const { suggestedAddress } = await import('./log-query-schema');
    deferWhilePressed(() => {
      setChecked({ typed, meant: suggestedAddress(typed) });
    });
  };
  return [checked?.typed === value ? checked.meant : undefined, check] as const;
}

interface SuggestionProps {
  readonly address: string;
  readonly onUse: () => void;
}

function Suggestion({ address, onUse }: SuggestionProps) {
  const { logQuery } = useText();
  return (
    <div className="suggestion">
      <span>{logQuery.suggestion}</span>
      <Button onClick={onUse}>{fill(logQuery.useSuggestion, { address })}</Button>
    </div>
  );
}

/**
 * An email address, bound to the form's value of its name. When the member leaves the field, a misspelt well-known
 * provider is corrected in a suggestion.
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
  const { value, input, error, take, control } = useBoundField<HTMLInputElement>(name);
  const form = useForm<Readonly<Record<string, string>>>();
  useEffect(() => {
    // The page has filled in the address, so the next key should replace it.
    const { current } = control;
    const isFilledIn = value !== '' && !form.get().changed.has(name);
    if (isFilledIn && current?.matches(':focus')) current.select();
  }, [control, form, name, value]);
  const [address, check] = useSuggestion(value);
  const use = (suggested: string) => {
    // The button is about to be removed, so the focus moves to the address.
    control.current?.focus();
    take(suggested);
  };
  return (
    <Field label={label} error={error} errorPrefix={text.common.error} aside={aside}>
      {(props) => (
        <>
          <input
            {...props}
            {...input}
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
              // No suggestion if the rules fail to load. A submit loads them again.
              check(currentTarget.value).catch(() => undefined);
            })}
          />
          <div role="status">
            {address !== undefined && (
              <Suggestion
                address={address}
                onUse={() => {
                  use(address);
                }}
              />
            )}
          </div>
        </>
      )}
    </Field>
  );
}
