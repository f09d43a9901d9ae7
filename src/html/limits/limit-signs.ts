import { MOST_TABS, MOST_VARIANTS } from './budget';

/** Signs that take a browser long where there are very many, each with what takes its place then. */
const SIGNS = [
  { sign: /\t/g, most: MOST_TABS, instead: ' ' },
  // The letter or picture before is shown in its usual form.
  { sign: /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu, most: MOST_VARIANTS, instead: '' },
] as const;

const tooManyIn = (text: string) =>
  SIGNS.filter(({ sign, most }) => (text.match(sign)?.length ?? 0) > most);

const without = (tooMany: ReturnType<typeof tooManyIn>, text: string) =>
  tooMany.reduce((rest, { sign, instead }) => rest.replace(sign, instead), text);

/** Replaces the signs of which a text has too many. */
export const fewSigns = (text: string): string => without(tooManyIn(text), text);

/** Replaces the signs of which content has too many. */
export function limitSigns(content: DocumentFragment): void {
  // An image that does not load shows its alternative text.
  const images = [...content.querySelectorAll('[alt]')];
  const words = images.map((image) => image.getAttribute('alt') ?? '');
  const tooMany = tooManyIn([content.textContent, ...words].join(''));
  if (tooMany.length === 0) return;
  images.forEach((image, index) => {
    image.setAttribute('alt', without(tooMany, words[index] ?? ''));
  });
  const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    text.data = without(tooMany, text.data);
  }
}
