const LETTER = /\p{L}/u;
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Texts that are searched for a letter, and their characters. */
const MOST_TEXTS = 50;
const MOST_CHARACTERS = 1000;

/**
 * The direction that `dir="auto"` means: that of the first letter. A browser searches again for each
 * node that is added, which takes WebKit minutes for thousands of nodes.
 */
export function directionOf(element: Element): 'ltr' | 'rtl' {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let rest = MOST_CHARACTERS;
  for (let count = 0; count < MOST_TEXTS && rest > 0 && texts.nextNode(); count += 1) {
    const { data } = texts.currentNode as Text;
    const letter = LETTER.exec(data.slice(0, rest))?.[0];
    if (letter !== undefined) return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
    rest -= data.length;
  }
  return 'ltr';
}
