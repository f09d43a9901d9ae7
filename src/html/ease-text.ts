/** In characters. Breaking a word into lines takes quadratic time in its length. */
const LONGEST_WORD = 1000;
/**
 * In characters. For each line end Chromium searches a text from its beginning, through all its changes of script and
 * font.
 */
const LONGEST_PART = 2000;
/** A word with the space before it, or the rest of a long word. */
const PIECE = new RegExp(String.raw`\s*\S{1,${String(LONGEST_WORD)}}|\s+`, 'gu');

/** Splits text into parts, with neither a part nor a word too long for a browser. A line may break between parts. */
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

/** A possible line break. An element ends a word in WebKit, but Firefox needs a character. */
export const ZERO_WIDTH_SPACE = '\u200b';

/** Appends the parts that `easeText` returns. */
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

/**
 * Returns whether a word that is too long continues in the next text node, because elements within a word end no
 * line.
 */
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
