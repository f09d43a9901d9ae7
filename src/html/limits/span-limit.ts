import { LONGEST_SPAN, MOST_SPANNED } from './budget';

const SPANS = ['colspan', 'rowspan', 'span'] as const;

/** Returns a function that limits the spans of a document's elements, which make even an empty table large. */
export function spanLimit(): (element: Element) => void {
  let spanned = 0;
  const limited = (element: Element, name: string): number => {
    const given = Number.parseInt(element.getAttribute(name) ?? '', 10);
    // 0 spans the rest of the table; a negative number has no meaning.
    if (given < 1) element.removeAttribute(name);
    if (given > LONGEST_SPAN) element.setAttribute(name, String(LONGEST_SPAN));
    return given > 1 ? Math.min(given, LONGEST_SPAN) : 1;
  };
  return (element) => {
    const covered = SPANS.reduce((product, name) => product * limited(element, name), 1);
    if (covered === 1) return;
    spanned += covered;
    if (spanned > MOST_SPANNED) for (const name of SPANS) element.removeAttribute(name);
  };
}
