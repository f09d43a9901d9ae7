import { WIRE_FAULTS } from '../../../src/mock/scenarios/faults';
import { faultTitle } from '../../../src/mock/scenarios/titles';
import type { Answer } from '../../support/wire/wire';

/** A fault, and what its `request-failed` event reports. */
export interface Fault {
  readonly what: string;
  readonly kind: 'failure' | 'no record' | 'odd record';
  readonly answer: Answer;
  /** The event's status for this fault. */
  readonly status: number;
}

/** The table of faults. The demo and the mock offer them as scenarios too. */
export const FAULTS: readonly Fault[] = Object.entries(WIRE_FAULTS).map(
  ([name, { kind, answer }]) => ({
    what: faultTitle(name),
    kind,
    answer,
    status: answer.cut ? 0 : (answer.status ?? 200),
  }),
);

/** Text that no answer may put on screen. */
export const NEVER_SHOWN = /\bundefined\b|\bnull\b|\bNaN\b|Invalid Date|\[object /;
