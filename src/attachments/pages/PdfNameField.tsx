import type { KeyboardEvent } from 'react';
import { useText } from '../../text/text-context';
import { Field } from '../../ui/Field';
import { isSubmitKey } from '../../ui/submit-key';
import { useCatch } from '../../ui/use-catch';

interface PdfNameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly isReadOnly: boolean;
  readonly onType: (name: string) => void;
  /** Called on Enter, in place of sending the form. */
  readonly onEnter: () => void;
}

/** The name of the PDF to make. */
export function PdfNameField({ label, value, isReadOnly, onType, onEnter }: PdfNameFieldProps) {
  const caught = useCatch();
  const { common } = useText();
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { nativeEvent: key, currentTarget } = event;
    if (key.key !== 'Enter' || key.isComposing) return;
    event.preventDefault();
    if (isSubmitKey(key)) currentTarget.form?.requestSubmit();
    else onEnter();
  };
  return (
    <Field label={label} errorPrefix={common.error}>
      {(control) => (
        <input
          {...control}
          className="control"
          part="control"
          autoComplete="off"
          value={value}
          readOnly={isReadOnly}
          onChange={caught((event) => {
            onType(event.currentTarget.value);
          })}
          onKeyDown={caught(press)}
        />
      )}
    </Field>
  );
}
