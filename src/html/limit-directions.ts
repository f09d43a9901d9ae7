import { MOST_DIRECTIONS, TooMuchMarkup } from './budget';
import { RIGHT_TO_LEFT } from './direction';
import { appendParts } from './ease-text';
import { QUIET_STYLE } from './quiet-style';

const LETTER = String.raw`(?!\p{Nd})[${RIGHT_TO_LEFT}]`;
/** Text from right to left, up to the end of its line or to what is not; and what sets a direction itself. */
const STRETCH = new RegExp(
  String.raw`${LETTER}(?:${LETTER}|[^\p{L}\p{Nd}\p{Bidi_Control}\n])*|\p{Bidi_Control}`,
  'gu',
);

/**
 * In an element from right to left, each line of other letters has a stretch of its own. A backslash may spell the word
 * in a style that is not parsed yet. Other backslashes count too: they matter to letters of very many lines alone.
 */
const FROM_RIGHT = `[dir=rtl i], [${QUIET_STYLE}*=rtl i], [${QUIET_STYLE}*="\\\\"]`;

/** Whether the direction of a text changes more often than that. */
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
  const lines = () => text.split('\n').length + content.querySelectorAll('br').length;
  const isFromRight = css.includes('direction: rtl') || content.querySelector(FROM_RIGHT);
  const rest = MOST_DIRECTIONS - (isFromRight ? lines() : 0);
  if (rest < 0 || changesOftener(text, rest)) throw new TooMuchMarkup();
}

/** Returns a function that appends text to an element: in one direction, if all of it would change too often. */
export function directedText(all: string): (parent: Element, parts: readonly string[]) => void {
  if (!changesOftener(all, MOST_DIRECTIONS)) return appendParts;
  return (parent, parts) => {
    const line = parent.ownerDocument.createElement('bdo');
    line.dir = 'ltr';
    appendParts(
      line,
      parts.map((part) => part.replace(/\p{Bidi_Control}/gu, '')),
    );
    parent.append(line);
  };
}
