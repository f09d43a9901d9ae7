import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LETTER, letterOf, view } from './states.mjs';

const FOLDER = join(import.meta.dirname, '../html/letters/received');
const read = (file) => readFileSync(join(FOLDER, `${file}.html`));

/** A letter's file, after that of what its program writes before every letter's body. */
const letter = (...files) => ({
  name: `Letter as sent, ${files.at(-1)}`,
  ...view('MEDICAL_CLAIMS'),
  act: [LETTER],
  reply: letterOf(files.map(read).join('')),
  waitFor: '.letter',
});

/**
 * Letters as they are sent, one of each shape, for the gallery alone: their own colours are no part of what
 * the states promise. `test/html/letters/received.ts` has what each must show.
 */
export const LETTERS = [
  letter('outlook/desktop-head', 'outlook/desktop-table'),
  letter('web-mail/gmail-ten-levels'),
  letter('systems/zendesk-ticket'),
  letter('systems/newsletter-mjml'),
  letter('systems/newsletter-mailchimp'),
  letter('systems/newsletter-dark'),
  letter('systems/newsletter-gradient'),
  letter('systems/white-of-its-own'),
  letter('systems/dark-of-its-own'),
  letter('systems/signature-of-pictures'),
  letter('languages/arabic-answer'),
];
