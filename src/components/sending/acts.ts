import type { SubmitOptions } from '../../api/client';
import type { ReferenceNumber } from '../../domain/reference-number';
import type { ActEvent, OutcomeEvent, Sent, Snapshot } from './sending';

/** Resolves to the values of a form, if they are valid; rejects if its rules can't be loaded. */
export type Settle<Values> = (signal: AbortSignal) => Promise<Values | undefined>;

/** The effects of a sending beyond its form. */
export interface Acts<Values> {
  /** Resolves once nobody logs in any more; undefined if nobody does. */
  readonly whenLoggedIn: () => Promise<void> | undefined;
  /** Whether nobody knows since a login if these words are of the member who is logged in. */
  readonly isDoubted: () => boolean;
  /** The member sends these values. */
  readonly begin: (values: Values) => Snapshot<Values>;
  readonly request: (
    snapshot: Snapshot<Values>,
    options: SubmitOptions,
  ) => Promise<ReferenceNumber | undefined>;
  /** The server has taken it. */
  readonly onAccepted: (sent: Sent<Values>) => void;
  /** Empties the form. */
  readonly clear: () => void;
  /** Returns who shows the login; the portal may call `resume`, whenever it likes. */
  readonly askForLogin: (resume: () => void) => 'element' | 'portal';
  /** Returns whether the member is surely the same as before the login. */
  readonly checkLogin: (before: string | undefined) => Promise<boolean>;
  /** The form asks the member before it is sent. */
  readonly ask: () => void;
  readonly report: (failure: Error) => void;
}

/** The arguments of a state's effect. */
export interface Around<Values> {
  readonly acts: Acts<Values>;
  readonly settle: Settle<Values>;
  readonly onProgress: NonNullable<SubmitOptions['onProgress']>;
  readonly act: (event: ActEvent) => void;
  /** Resolves once all listeners have acted on the state, or the time is over; undefined if none acts. */
  readonly listenersWithin: (milliseconds: number) => Promise<unknown> | undefined;
  /** Does nothing once the state is another. */
  readonly send: (event: OutcomeEvent<Values> | { readonly type: 'pressed' }) => void;
  /** Aborted once the state is another. */
  readonly signal: AbortSignal;
}
