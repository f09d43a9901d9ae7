import { MOST_TABS, MOST_VARIANTS } from './budget';

/** Signs that take a browser long where there are very many, each with what takes its place then. */
const SIGNS = [
  { sign: /\t/g, most: MOST_TABS, instead: ' ' },
  // The letter or picture before is shown in its usual form.
  { sign: /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu, most: MOST_VARIANTS, instead: '' },
] as const;

/** Returns a function that replaces the signs of which a text has too many, also in its parts. */
export function fewSigns(whole: string): (part: string) => string {
  const tooMany = SIGNS.filter(({ sign, most }) => (whole.match(sign)?.length ?? 0) > most);
  return (part) => tooMany.reduce((text, { sign, instead }) => text.replace(sign, instead), part);
}

/** Replaces the signs of which content has too many. */
export function limitSigns(content: DocumentFragment): void {
  // An image that does not load shows its alternative text.
  const images = [...content.querySelectorAll('[alt]')];
  const words = images.map((image) => image.getAttribute('alt') ?? '');
  const few = fewSigns([content.textContent, ...words].join(''));
  images.forEach((image, index) => {
    image.setAttribute('alt', few(words[index] ?? ''));
  });
  const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const rest = few(text.data);
    if (rest !== text.data) text.data = rest;
  }
}
