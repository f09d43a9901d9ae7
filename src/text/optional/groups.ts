import type { OPTIONAL_TEXTS } from './all';

/** The texts of the parts that load on demand. Types alone: the texts load with their parts. */
export type OptionalTexts = typeof OPTIONAL_TEXTS;

/** Their groups, which a portal may reword before they have loaded. */
export const OPTIONAL_GROUPS: Readonly<Record<keyof OptionalTexts, true>> = {
  due: true,
  weekdays: true,
  holidays: true,
  duplicates: true,
  export: true,
  network: true,
  fileChecks: true,
  resize: true,
  pages: true,
  drafts: true,
};
