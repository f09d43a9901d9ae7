const TABLE_CONTENT = /^t[dhr]$/;

/** An element, and how many elements are around it. */
export interface Within {
  readonly element: Element;
  readonly depth: number;
}

/**
 * Elements whose end tag may be omitted. Each closes the last element of its kind, within an element of the other
 * kind.
 */
const SIBLINGS: Readonly<Record<string, readonly [last: RegExp, within: RegExp]>> = {
  li: [/^li$/, /^(?:ul|ol|t[dh]|blockquote)$/],
  dt: [/^d[td]$/, /^(?:dl|t[dh]|blockquote)$/],
  dd: [/^d[td]$/, /^(?:dl|t[dh]|blockquote)$/],
  td: [/^t[dh]$/, /^(?:tr|table)$/],
  th: [/^t[dh]$/, /^(?:tr|table)$/],
  tr: [/^tr$/, /^table$/],
};

/** Characters of white space after an element: more than any indentation has. A longer text counts as words. */
const MOST_AFTER = 1000;

/** The last element within another, if it is of a kind and no words follow. */
function lastWithin({ element, depth }: Within, kind: RegExp): Within | undefined {
  const last = element.lastElementChild;
  const after = last?.nextSibling?.textContent ?? '';
  if (!last || !kind.test(last.localName) || after.length > MOST_AFTER || after.trim())
    return undefined;
  return { element: last, depth: depth + 1 };
}

/** The end of a table that an end tag within a cell has closed, as of a `div` around the table. */
function closedTable(name: string, place: Within): Within | undefined {
  if (!TABLE_CONTENT.test(name) || place.element.closest('table')) return undefined;
  let table: Within | undefined = place;
  while (table && table.element.localName !== 'table') table = lastWithin(table, /./);
  if (!table) return undefined;
  const rows = lastWithin(table, /^t(?:head|body|foot)$/) ?? table;
  return name === 'tr' ? rows : (lastWithin(rows, /^tr$/) ?? rows);
}

/**
 * The parent of a new element. Formatting that is still open in the previous sibling does not contain it, although
 * the parser only closes the innermost element.
 */
export function parentOf(name: string, place: Within): Within {
  const [last, within] = SIBLINGS[name] ?? [];
  if (!last || !within) return place;
  const table = closedTable(name, place);
  if (table) return table;
  let { element, depth } = place;
  while (!last.test(element.localName)) {
    if (within.test(element.localName) || !element.parentElement) return place;
    element = element.parentElement;
    depth -= 1;
  }
  const parent = element.parentElement;
  return parent ? { element: parent, depth: depth - 1 } : place;
}

export const isBlankParagraph = (node: Node): boolean =>
  node.nodeName === 'P' && !node.hasChildNodes();
