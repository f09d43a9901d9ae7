import { MOST_JUSTIFIED, MOST_LAID_OUT, MOST_SMALL_CAPITALS } from './budget';

/** How much there is of a document that a browser lays out together. */
export interface Extent {
  readonly elements: number;
  readonly characters: number;
  /** List items that set their own number. */
  readonly numbered: number;
}

export const extentOf = (content: DocumentFragment | Element): Extent => ({
  elements: content.querySelectorAll('*').length,
  characters: content.textContent.length,
  numbered: content.querySelectorAll('li[value]').length,
});

/** Styles that make elements expensive to lay out together. */
const isLayout = (name: string, value: string): boolean =>
  /^(?:float|unicode-bidi)$/.test(name) || (name === 'display' && value !== 'none');

/** Whether browsers take the square of a document of such an extent where it has this declaration. */
export function isCostly(name: string, value: string, { elements, characters }: Extent): boolean {
  if (value === 'justify') return characters > MOST_JUSTIFIED;
  if (name.startsWith('font-variant')) return characters > MOST_SMALL_CAPITALS;
  return elements > MOST_LAID_OUT && isLayout(name, value);
}
