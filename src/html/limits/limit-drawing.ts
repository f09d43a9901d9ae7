import { MOST_DECORATIONS } from './budget';

/** A rule that tells which elements have a line under or through their text, within too many others that have one. */
function createIsBeyond() {
  const counts = new Map<Element | null, number>();
  return (element: Element): boolean => {
    const around = counts.get(element.parentElement) ?? 0;
    const isDecorated = getComputedStyle(element).textDecorationLine !== 'none';
    counts.set(element, isDecorated ? around + 1 : around);
    return isDecorated && around >= MOST_DECORATIONS;
  };
}

/**
 * Chromium draws the dots and dashes of a border with round corners one by one, also where they are out of view: 20 borders
 * of 100,000 pixels took 12 s.
 */
function isRoundAndDotted(element: Element): boolean {
  const { borderRadius, borderStyle } = getComputedStyle(element);
  return borderRadius !== '0px' && /dotted|dashed/.test(borderStyle);
}

/**
 * Removes what takes a browser long to draw. Only computed styles tell, because a sheet or the browser itself may set
 * it. All are read before one is changed, because each change recalculates styles.
 */
export function limitDrawing(content: Element): void {
  const elements = [...content.querySelectorAll<HTMLElement>('*')];
  const beyond = elements.filter(createIsBeyond());
  const round = elements.filter(isRoundAndDotted);
  for (const { style } of beyond) style.setProperty('text-decoration', 'none', 'important');
  for (const { style } of round) style.setProperty('border-radius', '0', 'important');
}
