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
 * Removes what takes a browser long to draw. Only computed styles tell, because a sheet or the browser itself may set
 * it. All are read before one is changed, because each change recalculates styles.
 */
export function limitDrawing(content: Element): void {
  const elements = [...content.querySelectorAll<HTMLElement>('*')];
  const beyond = elements.filter(createIsBeyond());
  for (const { style } of beyond) style.setProperty('text-decoration', 'none', 'important');
}
