import { MOST_FONTS } from './budget';

/** One font for a browser. Relative sizes multiply within one another: only the computed ones can be counted. */
const fontOf = (element: Element): string => {
  const style = getComputedStyle(element);
  const { fontFamily, fontSize, fontStyle, fontWeight, fontVariantCaps } = style;
  return [fontFamily, fontSize, fontStyle, fontWeight, fontVariantCaps, style.letterSpacing].join();
};

function hasManyFonts(elements: Iterable<Element>): boolean {
  const fonts = new Set<string>();
  for (const element of elements) if (fonts.add(fontOf(element)).size > MOST_FONTS) return true;
  return false;
}

/** Shows content that has too many fonts in the one around it. Before layout, which makes a font for each. */
export function limitFonts(content: ParentNode): void {
  const elements = content.querySelectorAll<HTMLElement>('*');
  if (elements.length <= MOST_FONTS || !hasManyFonts(elements)) return;
  for (const { style } of elements)
    for (const property of ['font', 'letter-spacing'])
      style.setProperty(property, 'inherit', 'important');
}
