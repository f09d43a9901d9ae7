import { MOST_FONTS } from './budget';

/** One font for a browser. Relative sizes multiply within one another: only the computed ones can be counted. */
function fontOf(element: Element): string {
  const style = getComputedStyle(element);
  const { fontFamily, fontSize, fontStyle, fontWeight, fontVariantCaps } = style;
  const language = element.closest('[lang]')?.getAttribute('lang');
  return [
    ...[fontFamily, fontSize, fontStyle, fontWeight, fontVariantCaps],
    ...[style.letterSpacing, language],
  ].join();
}

function hasManyFonts(elements: Iterable<Element>): boolean {
  const fonts = new Set<string>();
  for (const element of elements) if (fonts.add(fontOf(element)).size > MOST_FONTS) return true;
  return false;
}

function removeFont(element: HTMLElement): void {
  for (const property of ['font', 'letter-spacing'])
    element.style.setProperty(property, 'inherit', 'important');
  element.removeAttribute('lang');
}

/**
 * Shows content that has too many fonts in the one around it. It is hidden while they are counted: otherwise WebKit
 * makes all of them as soon as one style is read, and it takes a millisecond for each. That computes styles twice:
 * up to 0.4 s for 32,000 elements.
 * @param content loses a `display` of its own
 */
export function limitFonts(content: HTMLElement): void {
  const elements = content.querySelectorAll<HTMLElement>('*');
  if (elements.length <= MOST_FONTS) return;
  content.style.setProperty('display', 'none', 'important');
  try {
    if (hasManyFonts(elements)) elements.forEach(removeFont);
  } finally {
    content.style.removeProperty('display');
  }
}
