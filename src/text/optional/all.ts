import { ASKED_TEXTS } from './asked';
import { DRAFTS_TEXTS } from './drafts';
import { DUE_TEXTS } from './due';
import { FIT_TEXTS } from './fit';
import { INSIDE_TEXTS } from './inside';
import { LINE_TEXTS } from './line';
import { PAGES_TEXTS } from './pages';
import { RECORD_TEXTS } from './record';

/** The texts of the parts that load on demand. Only the build imports them here: each loads with its part. */
export const OPTIONAL_TEXTS = {
  ...DUE_TEXTS,
  ...ASKED_TEXTS,
  ...RECORD_TEXTS,
  ...LINE_TEXTS,
  ...INSIDE_TEXTS,
  ...FIT_TEXTS,
  ...PAGES_TEXTS,
  ...DRAFTS_TEXTS,
};
