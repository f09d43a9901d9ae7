import {
  MOST_JUSTIFIED,
  MOST_LAID_OUT,
  MOST_SMALL_CAPITALS,
  MOST_SPREAD,
  MOST_TABLED,
} from './budget';

/** The size of content that a browser lays out together. */
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

/** The ancestors of each element within, added up. */
export function ancestorsIn(parent: Element, depth = 1): number {
  let ancestors = 0;
  for (let child = parent.firstElementChild; child; child = child.nextElementSibling)
    ancestors += depth + ancestorsIn(child, depth + 1);
  return ancestors;
}

/** Styles that make elements expensive to lay out together, or each scroll by itself. */
const isLayout = (name: string, value: string): boolean =>
  /^(?:float|unicode-bidi|overflow.*)$/.test(name) || (name === 'display' && value !== 'none');

const SPREADS = /^(?:letter-spacing|word-spacing|tab-size)$/;

/** Whether this declaration takes a browser too long in content of this size. */
export function isCostly(name: string, value: string, { elements, characters }: Extent): boolean {
  if (value === 'justify') return characters > MOST_JUSTIFIED;
  if (name.startsWith('font-variant')) return characters > MOST_SMALL_CAPITALS;
  if (SPREADS.test(name)) return characters > MOST_SPREAD;
  if (name === 'display' && value.includes('table')) return elements > MOST_TABLED;
  return elements > MOST_LAID_OUT && isLayout(name, value);
}
