import { useId, type ReactNode } from 'react';

/** What the control inside a field must carry. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps {
  readonly label: string;
  /** What the error text is announced as; not seen. */
  readonly errorPrefix: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  /** Stands behind the label: a tooltip, say. */
  readonly aside?: ReactNode;
  /** Stands under the control and describes it: a counter, say. */
  readonly note?: ReactNode;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A label, its control, and the texts that describe the control: hint, error, note. */
export function Field({ label, errorPrefix, error, hint, aside, note, children }: FieldProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const noteId = note == null ? undefined : `${id}-note`;
  const describedBy = [hintId, errorId, noteId].filter((part) => part !== undefined).join(' ');
  return (
    <div className="field" data-field>
      <div className="field-label">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      {hint !== undefined && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className="field-error" part="error" id={errorId}>
          <span className="hidden-text">{errorPrefix} </span>
          {error}
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
