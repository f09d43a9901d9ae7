import { WIRE_FAULTS } from '../../demo/backend/faults';
import type { Answer } from '../support/wire';

/** A way in which a call can go wrong, and what its `request-failed` event says of it. */
export interface Fault {
  readonly what: string;
  readonly kind: 'failure' | 'no record' | 'odd record';
  readonly answer: Answer;
  /** The event’s status where a call fails with it. */
  readonly status: number;
}

/** The table of faults, which the demo offers as scenarios too. */
export const FAULTS: readonly Fault[] = Object.values(WIRE_FAULTS).map(
  ({ title, kind, answer }) => ({
    what: title,
    kind,
    answer,
    status: answer.cut ? 0 : (answer.status ?? 200),
  }),
);

/** What no answer may ever put on screen. */
export const NEVER_SHOWN = /\bundefined\b|\bnull\b|\bNaN\b|Invalid Date|\[object /;
