import { DESKTOP } from './desktop';
import { LANGUAGES } from './languages';
import { MAILINGS } from './mailings';
import { OUTLOOK } from './outlook';
import type { Samples } from './sample';
import { SYSTEMS } from './systems';
import { WEB_MAIL } from './web-mail';

/** Responses written like those of real mail programs. */
export const RESPONSES: Readonly<Record<string, Samples>> = {
  'Outlook and Exchange': OUTLOOK,
  'mail on the web': WEB_MAIL,
  'mail on a desk or in a pocket': DESKTOP,
  'mailing tools': MAILINGS,
  'systems and calendars': SYSTEMS,
  'many languages, and broken ones': LANGUAGES,
};
