import { QUIET_STYLE } from '../quiet-style';

/** What letters look like in the font Wingdings, as far as mail programs write them: bullets, ticks, arrows, faces. */
const SIGNS = new Map([
  ['F', '☞'],
  ['J', '☺'],
  ['K', '😐'],
  ['L', '☹'],
  ['l', '●'],
  ['n', '■'],
  ['o', '□'],
  ['q', '❑'],
  ['u', '◆'],
  ['v', '❖'],
  ['§', '▪'],
  ['¨', '□'],
  ['Ø', '➢'],
  ['ß', '←'],
  ['à', '→'],
  ['è', '➔'],
  ['û', '✗'],
  ['ü', '✓'],
  ['ý', '☒'],
  ['þ', '☑'],
]);
const WITH_FONT = `[face*="wingdings" i], [${QUIET_STYLE}*="wingdings" i]`;
/** Fonts of that name with other signs. */
const OTHERS = /wingdings ?[23]/i;

/** Word also writes the codes of its letters from U+F000. */
const letterOf = (written: string) =>
  /^[\uf000-\uf0ff]$/.test(written) ? String.fromCharCode(written.charCodeAt(0) - 0xf000) : written;

/**
 * Replaces single letters in Wingdings with the signs that they look like, because phones have no such font: they show
 * a tick as 'ü' and a smile as 'J'.
 */
export function showSigns(content: Element): void {
  for (const element of content.querySelectorAll(WITH_FONT)) {
    const written = element.textContent.trim();
    const sign = SIGNS.get(letterOf(written));
    const font = element.getAttribute('face') ?? element.getAttribute(QUIET_STYLE) ?? '';
    if (!sign || OTHERS.test(font)) continue;
    const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      text.data = text.data.replace(written, sign);
    }
  }
}
