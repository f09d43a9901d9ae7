import type { OPTIONAL_TEXTS } from './all';

/**
 * The texts of the parts that load on demand. Only the type is imported here, because the texts load with their
 * parts.
 */
export type OptionalTexts = typeof OPTIONAL_TEXTS;

/** The groups of these texts. A portal may reword them before their part has loaded. */
export const OPTIONAL_GROUPS: Readonly<Record<keyof OptionalTexts, true>> = {
  due: true,
  weekdays: true,
  holidays: true,
  duplicates: true,
  export: true,
  fileChecks: true,
  resize: true,
  pages: true,
  drafts: true,
};
