const LETTER = /\p{L}/u;
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Texts that are searched for a letter. */
const MOST_TEXTS = 50;

/**
 * The direction that `dir="auto"` means: that of the first letter. A browser searches again for each
 * node that is added, which takes WebKit minutes for thousands of nodes.
 */
export function directionOf(element: Element): 'ltr' | 'rtl' {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let count = 0; count < MOST_TEXTS && texts.nextNode(); count += 1) {
    const letter = LETTER.exec((texts.currentNode as Text).data)?.[0];
    if (letter !== undefined) return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
  }
  return 'ltr';
}
