import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LETTER, letterOf, view } from './states.mjs';

const FOLDER = join(import.meta.dirname, '../html/letters/received');

/**
 * Letters as they are sent, one of each shape, for the gallery alone: their own colours are no part of what
 * the states promise. `test/html/letters/received.ts` has what each must show.
 */
export const LETTERS = [
  'outlook-desktop-table',
  'gmail-ten-levels',
  'zendesk-ticket',
  'newsletter-mjml',
  'newsletter-mailchimp',
  'newsletter-dark',
  'newsletter-gradient',
  'white-of-its-own',
  'dark-of-its-own',
  'signature-of-pictures',
  'arabic-answer',
].map((name) => ({
  name: `Letter as sent, ${name}`,
  ...view('MEDICAL_CLAIMS'),
  act: [LETTER],
  reply: letterOf(readFileSync(join(FOLDER, `${name}.html`))),
  waitFor: '.letter',
}));
