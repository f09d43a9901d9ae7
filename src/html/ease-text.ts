/** In characters: breaking a word into lines takes the square of its length. */
const LONGEST_WORD = 1000;
const PART_OF_A_WORD = /\S{1000}(?=\S)/gu;
const WORD = /\S+/gu;
/** A character that no text of a document has. */
const BREAK = '\0';

/** Word by word: searching for the long ones alone would take the square of their length. */
const withBreaks = (word: string) =>
  word.length <= LONGEST_WORD ? word : word.replace(PART_OF_A_WORD, `$&${BREAK}`);

/** Text that a browser can lay out, in parts between which a line may break: no word is too long in any. */
export const easeText = (text: string): string[] =>
  text.split(BREAK).join('').replace(WORD, withBreaks).split(BREAK);

/** Where a line may break: an element ends a word in WebKit, only a character does in Firefox. */
export const ZERO_WIDTH_SPACE = '\u200b';

/** Appends such text. */
export function appendText(parent: Element, [first = '', ...others]: readonly string[]): void {
  parent.append(first);
  for (const part of others) {
    parent.append(parent.ownerDocument.createElement('wbr'), ZERO_WIDTH_SPACE + part);
  }
}

/** Returns whether a word that is too long continues in the next text: elements within a word end no line. */
export function longWords(): (text: string) => boolean {
  let length = 0;
  return (text) => {
    const end = text.search(/\s/);
    const isLong = length + (end < 0 ? text.length : end) > LONGEST_WORD;
    if (end >= 0) length = text.length - 1 - text.search(/\s\S*$/);
    else length = isLong ? text.length : length + text.length;
    return isLong;
  };
}
