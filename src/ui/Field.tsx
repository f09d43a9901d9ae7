import { useId, type ReactNode } from 'react';
import { Words, type Elements } from './Words';

/** Attributes for the control inside a field. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps {
  readonly label: string;
  /** Announced before the error text; not visible. */
  readonly errorPrefix: string;
  readonly error?: string | undefined;
  /** After the label, for example a tooltip. */
  readonly aside?: Elements;
  /** Below the control, which it describes, for example a counter. */
  readonly note?: ReactNode;
  readonly children: (control: ControlProps) => Elements;
}

/** A label, its control, and the texts that describe the control: error and note. */
export function Field({ label, errorPrefix, error, aside, note, children }: FieldProps) {
  const id = useId();
  const errorId = error === undefined ? undefined : `${id}-error`;
  const noteId = note == null ? undefined : `${id}-note`;
  const describedBy = [errorId, noteId].filter((part) => part !== undefined).join(' ');
  return (
    <div className="field" data-field>
      <div className="field-label">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      {error !== undefined && (
        <p className="field-error" part="error" id={errorId}>
          <span className="hidden-text">{`${errorPrefix} `}</span>
          <Words>{error}</Words>
        </p>
      )}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {note != null && (
        <p className="field-note" id={noteId}>
          {note}
        </p>
      )}
    </div>
  );
}
