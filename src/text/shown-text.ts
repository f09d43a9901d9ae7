import { SHOWN_CHARACTERS } from '../domain/shown-limits';
import { withFewMarks } from '../html/marks';

/** Truncates a server's text, and limits the combining marks on each character. */
export function shownText(text: string, length: number = SHOWN_CHARACTERS): string {
  if (text.length <= length) return withFewMarks(text);
  // Does not cut a surrogate pair in half.
  return `${withFewMarks(text.slice(0, length).replace(/\p{Surrogate}$/u, ''))}…`;
}

/** Control characters and those that change the text direction: Unicode's Cc and Cf. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;

/**
 * Removes invisible characters from a file name. Otherwise 'invoice\u202Egpj.exe' would be shown as 'invoiceexe.jpg'.
 */
export const shownFileName = (name: string): string => shownText(name.replace(INVISIBLE, ''));
