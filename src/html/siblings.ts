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

/**
 * The parent of a new element. Formatting that is still open in the previous sibling does not contain it, although
 * the parser only closes the innermost element.
 */
export function parentOf(name: string, place: Within): Within {
  const [last, within] = SIBLINGS[name] ?? [];
  if (!last || !within) return place;
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
