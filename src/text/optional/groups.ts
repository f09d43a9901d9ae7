import type { ASKED_TEXTS } from './asked';
import type { DRAFTS_TEXTS } from './drafts';
import type { DUE_TEXTS } from './due';
import type { FIT_TEXTS } from './fit';
import type { INSIDE_TEXTS } from './inside';
import type { LINE_TEXTS } from './line';
import type { PAGES_TEXTS } from './pages';
import type { RECORD_TEXTS } from './record';

/** The texts of the parts that load on demand. Types alone: the texts load with their parts. */
export type OptionalTexts = typeof DUE_TEXTS &
  typeof ASKED_TEXTS &
  typeof RECORD_TEXTS &
  typeof LINE_TEXTS &
  typeof INSIDE_TEXTS &
  typeof FIT_TEXTS &
  typeof PAGES_TEXTS &
  typeof DRAFTS_TEXTS;

/** Their groups, which a portal may reword before they have loaded. */
export const OPTIONAL_GROUPS: Readonly<Record<keyof OptionalTexts, true>> = {
  due: true,
  weekdays: true,
  holidays: true,
  asked: true,
  record: true,
  line: true,
  inside: true,
  fit: true,
  pages: true,
  drafts: true,
};
