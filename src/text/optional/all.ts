import { DRAFTS_TEXTS } from './drafts';
import { DUE_TEXTS } from './due';
import { DUPLICATES_TEXTS } from './duplicates';
import { EXPORT_TEXTS } from './export';
import { FILE_CHECKS_TEXTS } from './file-checks';
import { PAGES_TEXTS } from './pages';
import { RESIZE_TEXTS } from './resize';

/**
 * The texts of the parts that load on demand. Only the build imports them from here, because each part loads its own
 * texts.
 */
export const OPTIONAL_TEXTS = {
  ...DUE_TEXTS,
  ...DUPLICATES_TEXTS,
  ...EXPORT_TEXTS,
  ...FILE_CHECKS_TEXTS,
  ...RESIZE_TEXTS,
  ...PAGES_TEXTS,
  ...DRAFTS_TEXTS,
};

export type OptionalTexts = typeof OPTIONAL_TEXTS;
