import { LONGEST_SPAN, MOST_COLUMNS, MOST_SPANNED, MOST_SPANNED_COLUMNS } from './budget';

const SPANS = ['colspan', 'rowspan', 'span'] as const;

/** Limits the spans of a document's elements, which make even an empty table large. */
interface SpanLimit {
  /** Shortens or removes the spans of an element, and counts its columns. */
  readonly limit: (element: Element, parent: Element) => void;
  /** The last cell of a row without room for another one. */
  readonly lastOfFull: (row: Element) => Element | undefined;
}

export function spanLimit(): SpanLimit {
  let spanned = 0;
  let columns = 0;
  /** By the parent of their cells, because a browser puts cells without a row into one. */
  const rows = new Map<Element, { readonly columns: number; readonly last: Element }>();
  const limited = (element: Element, name: string): number => {
    const given = Number.parseInt(element.getAttribute(name) ?? '', 10);
    // 0 spans the rest of the table; a negative number has no meaning.
    if (given < 1) element.removeAttribute(name);
    if (given > LONGEST_SPAN) element.setAttribute(name, String(LONGEST_SPAN));
    return given > 1 ? Math.min(given, LONGEST_SPAN) : 1;
  };
  const limitSpans = (element: Element): void => {
    const covered = SPANS.reduce((product, name) => product * limited(element, name), 1);
    if (covered === 1) return;
    if (element.localName.startsWith('col')) columns += covered;
    else spanned += covered;
    if (columns > MOST_SPANNED_COLUMNS) element.removeAttribute('span');
    if (spanned > MOST_SPANNED) for (const name of SPANS) element.removeAttribute(name);
  };
  return {
    limit: (element, parent) => {
      limitSpans(element);
      if (!(element instanceof HTMLTableCellElement)) return;
      const before = rows.get(parent)?.columns ?? 0;
      rows.set(parent, { columns: before + element.colSpan, last: element });
    },
    lastOfFull: (row) => {
      const { columns: taken, last } = rows.get(row) ?? { columns: 0 };
      return taken >= MOST_COLUMNS ? last : undefined;
    },
  };
}
