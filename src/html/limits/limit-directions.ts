import { RIGHT_TO_LEFT } from '../direction';
import { appendParts } from '../ease-text';
import { QUIET_STYLE } from '../quiet-style';
import { MOST_DIRECTIONS, TooMuchMarkup } from './budget';

const LETTER = String.raw`(?!\p{Nd})[${RIGHT_TO_LEFT}]`;
/** A run of right-to-left text, up to the end of its line or to other text; and characters that set a direction. */
const STRETCH = new RegExp(
  String.raw`${LETTER}(?:${LETTER}|[^\p{L}\p{Nd}\p{Bidi_Control}\n])*|\p{Bidi_Control}`,
  'gu',
);

/** Line feeds, other control characters and separators, among which are all that end a line's direction. */
const SEPARATOR = /(?!\t)\p{Cc}|\u2029/gu;

/**
 * Matches a right-to-left element, in which each line of other letters is a separate run. In a style that is not
 * parsed yet, `rtl` may be spelled with a backslash. Other backslashes match too, which only matters to text with
 * very many lines.
 */
const FROM_RIGHT = `[dir=rtl i], [${QUIET_STYLE}*=rtl i], [${QUIET_STYLE}*="\\\\"]`;

/** Whether the direction of a text changes more than `most` times. */
export function changesOftener(text: string, most: number): boolean {
  let count = 0;
  STRETCH.lastIndex = 0;
  while (count <= most && STRETCH.test(text)) count += 1;
  return count > most;
}

/**
 * @param css a sheet for the content, as a browser serialises it
 * @throws {TooMuchMarkup} where the direction of content changes more often than browsers can lay out
 */
export function limitDirections(content: DocumentFragment, css = ''): void {
  // An image that does not load shows its alternative text.
  const words = [...content.querySelectorAll('[alt]')].map((image) => image.getAttribute('alt'));
  const text = [content.textContent, ...words].join(' ');
  const lines = () => text.split(SEPARATOR).length + content.querySelectorAll('br').length;
  const isFromRight = css.includes('direction: rtl') || content.querySelector(FROM_RIGHT);
  const rest = MOST_DIRECTIONS - (isFromRight ? lines() : 0);
  if (rest < 0 || changesOftener(text, rest)) throw new TooMuchMarkup();
}

/**
 * Returns a function that appends text to an element, in a single direction if the whole text would change it too
 * often.
 */
export function directedText(all: string): (parent: Element, parts: readonly string[]) => void {
  if (!changesOftener(all, MOST_DIRECTIONS)) return appendParts;
  return (parent, parts) => {
    const line = parent.ownerDocument.createElement('bdo');
    line.dir = 'ltr';
    appendParts(
      line,
      parts.map((part) => part.replace(/\p{Bidi_Control}/gu, '').replace(SEPARATOR, ' ')),
    );
    parent.append(line);
  };
}
