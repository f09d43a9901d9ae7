import { SHOWN_CHARACTERS } from '../domain/limits';
import { withFewMarks } from '../html/marks';

/** The beginning of a server's text as it is shown: so many characters, and few marks on each. */
export function shownText(text: string, length: number = SHOWN_CHARACTERS): string {
  if (text.length <= length) return withFewMarks(text);
  // Half a character is none.
  return `${withFewMarks(text.slice(0, length).replace(/\p{Surrogate}$/u, ''))}…`;
}
