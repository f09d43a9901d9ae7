import { MOST_DECORATIONS } from './budget';
import { limitFonts } from './limit-fonts';

/** Styles of a border that is drawn in pieces. */
const DOTTED = /dotted|dashed/;

/**
 * Removes underlines within too many others, and the round corners of dotted and dashed borders. Chromium draws such
 * a border dot by dot, also where it is out of view: 20 of 100,000 pixels took 12 s. Computed styles are read, because a
 * sheet or the browser itself may set these looks, and all of them before a change, after which they are computed again.
 */
function limitDrawing(content: Element): void {
  /** The number of underlined elements among an element and those around it. */
  const decorations = new Map<Element | null, number>();
  const decorated: HTMLElement[] = [];
  const rounded: HTMLElement[] = [];
  for (const element of content.querySelectorAll<HTMLElement>('*')) {
    const { textDecorationLine, borderStyle, borderRadius } = getComputedStyle(element);
    const isDecorated = textDecorationLine !== 'none';
    const count = (decorations.get(element.parentElement) ?? 0) + Number(isDecorated);
    decorations.set(element, count);
    if (isDecorated && count > MOST_DECORATIONS) decorated.push(element);
    if (DOTTED.test(borderStyle) && borderRadius !== '0px') rounded.push(element);
  }
  for (const { style } of decorated) style.setProperty('text-decoration', 'none', 'important');
  for (const { style } of rounded) style.setProperty('border-radius', '0', 'important');
}

/**
 * Limits the looks of content that is in the page.
 * @param content loses its inline `display`
 */
export function limitLooks(content: HTMLElement): void {
  limitFonts(content);
  limitDrawing(content);
}
