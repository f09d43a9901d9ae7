import type { SubmitOptions } from '../api/client';
import type { ReferenceNumber } from '../domain/reference-number';
import type { ReadStore } from '../ui/value-store';
import type { FormState } from '../visit/form-state';
import type { SendingActEvent, SendingOutcomeEvent, Sent, Snapshot } from './sending';

/** Resolves to the values of a form if they are valid. Rejects if its rules can't be loaded. */
export type Validate<Values> = (signal: AbortSignal) => Promise<Values | undefined>;

/** The effects of a sending beyond its form. */
export interface Acts<Values> {
  /** The form's present values, and whether a file dialog is open. */
  readonly form: ReadStore<Pick<FormState<Values>, 'values' | 'dialog'>>;
  /** Resolves once no login is under way; undefined if none is. */
  readonly whenLoggedIn: () => Promise<void> | undefined;
  /** Whether the form's content may be another member's. */
  readonly isAsking: () => boolean;
  /** Called when the member sends these values. */
  readonly begin: (values: Values) => Snapshot<Values>;
  readonly request: (
    snapshot: Snapshot<Values>,
    options: SubmitOptions,
  ) => Promise<ReferenceNumber | undefined>;
  /** Called when the server has accepted the submission. */
  readonly onAccepted: (sent: Sent<Values>) => void;
  /** Empties the form, except for what was filled in since it was sent. */
  readonly clear: (sent: Snapshot<Values>) => void;
  /** Returns who shows the login. The portal may call `resume` at any time. */
  readonly askForLogin: (resume: () => void) => 'element' | 'portal';
  /** Returns whether the member is certainly the same as before the login. */
  readonly checkLogin: (before: string | undefined) => Promise<boolean>;
  /** Makes the form ask the member before it is sent. */
  readonly ask: () => void;
  readonly report: (failure: Error) => void;
}

/** The arguments of a state's effect. */
export interface SendingContext<Values> {
  readonly acts: Acts<Values>;
  readonly validate: Validate<Values>;
  readonly onProgress: NonNullable<SubmitOptions['onProgress']>;
  readonly act: (event: SendingActEvent) => void;
  /** Resolves once all listeners have acted on the state, or the time is over; undefined if there are none. */
  readonly listenersWithin: (milliseconds: number) => Promise<unknown> | undefined;
  /** Does nothing once the state has changed. */
  readonly send: (event: SendingOutcomeEvent<Values> | { readonly type: 'pressed' }) => void;
  /** Aborted once the state has changed. */
  readonly signal: AbortSignal;
}
