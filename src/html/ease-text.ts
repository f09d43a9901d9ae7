/** In characters: breaking a word into lines takes the square of its length. */
const LONGEST_WORD = 1000;
/**
 * In characters: Chromium searches a text from its beginning for where each line ends, by all its changes of script and
 * font.
 */
const LONGEST_PART = 2000;
/** A word with the space before it, or what follows of a long word. */
const PIECE = new RegExp(String.raw`\s*\S{1,${String(LONGEST_WORD)}}|\s+`, 'gu');

/** Text that a browser can lay out, in parts between which a line may break: no part, and no word in it, is too long. */
export function easeText(text: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (const piece of text.match(PIECE) ?? []) {
    const continuesWord = part !== '' && !/^\s/.test(piece);
    if (continuesWord || part.length > LONGEST_PART) {
      parts.push(part);
      part = '';
    }
    part += piece;
  }
  return [...parts, part];
}

/** Where a line may break: an element ends a word in WebKit, only a character does in Firefox. */
export const ZERO_WIDTH_SPACE = '\u200b';

/** Appends the parts of such text. */
export function appendParts(parent: Element, [first = '', ...others]: readonly string[]): void {
  parent.append(first);
  for (const part of others) {
    const isCut = !/^\s/.test(part);
    parent.append(
      parent.ownerDocument.createElement('wbr'),
      isCut ? ZERO_WIDTH_SPACE + part : part,
    );
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
