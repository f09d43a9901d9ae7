import { withFewMarks } from '../html/marks';

/** Characters of a server's text that are shown at first. */
export const SHOWN_CHARACTERS = 2000;
/** Characters that each 'Show more' adds. */
export const MORE_CHARACTERS = 20_000;

/** The beginning of a server's text as it is shown: so many characters, and few marks on each. */
export function shownText(text: string, length: number = SHOWN_CHARACTERS): string {
  if (text.length <= length) return withFewMarks(text);
  // Half a character is none.
  return `${withFewMarks(text.slice(0, length).replace(/\p{Surrogate}$/u, ''))}…`;
}
