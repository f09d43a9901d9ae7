import type { ASKED_TEXTS } from './asked';
import type { DUE_TEXTS } from './due';
import type { LINE_TEXTS } from './line';
import type { RECORD_TEXTS } from './record';

/** The texts of the parts that load on demand. Types alone: the texts load with their parts. */
export type LaterTexts = typeof DUE_TEXTS &
  typeof ASKED_TEXTS &
  typeof RECORD_TEXTS &
  typeof LINE_TEXTS;

/** Their groups, which a portal may reword before they have loaded. */
export const LATER_GROUPS = [
  'due',
  'weekdays',
  'holidays',
  'asked',
  'record',
  'line',
] as const satisfies readonly (keyof LaterTexts)[];
