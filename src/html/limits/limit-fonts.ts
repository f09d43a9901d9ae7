import { LARGEST_OF_MANY, MOST_FONTS } from './budget';

/** Identifies one font of a browser. Nested relative sizes multiply, so only the computed sizes can be counted. */
function fontOf(element: Element, style: CSSStyleDeclaration): string {
  const { fontFamily, fontSize, fontStyle, fontWeight, fontVariantCaps } = style;
  const language = element.closest('[lang]')?.getAttribute('lang');
  return [
    ...[fontFamily, fontSize, fontStyle, fontWeight, fontVariantCaps],
    ...[style.letterSpacing, language],
  ].join();
}

/** Whether there are too many fonts, or one is too large. */
function hasCostlyFonts(elements: Iterable<Element>): boolean {
  const fonts = new Set<string>();
  for (const element of elements) {
    const style = getComputedStyle(element);
    if (parseFloat(style.fontSize) > LARGEST_OF_MANY) return true;
    if (fonts.add(fontOf(element, style)).size > MOST_FONTS) return true;
  }
  return false;
}

function removeFont(element: HTMLElement): void {
  for (const property of ['font', 'letter-spacing'])
    element.style.setProperty(property, 'inherit', 'important');
  element.removeAttribute('lang');
}

/**
 * Removes the fonts of content that has too many, or of which one is too large. The content is hidden while they are
 * counted, because WebKit otherwise creates all fonts as soon as one style is read, at a millisecond each. Hiding
 * computes styles twice, up to 0.4 s for 32,000 elements.
 * @param content loses its inline `display`
 */
export function limitFonts(content: HTMLElement): void {
  const elements = content.querySelectorAll<HTMLElement>('*');
  if (elements.length <= MOST_FONTS) return;
  content.style.setProperty('display', 'none', 'important');
  try {
    if (!hasCostlyFonts(elements)) return;
    content.style.setProperty('font-size', 'medium', 'important');
    elements.forEach(removeFont);
  } finally {
    content.style.removeProperty('display');
  }
}
