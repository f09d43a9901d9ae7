const connected = new Set<Element>();

/** The element preceded by its shadow hosts, the outermost first. */
function chainOf(element: Element): readonly Element[] {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? [...chainOf(root.host), element] : [element];
}

/** Whether an element precedes another one in the composed document. */
function isBefore(a: Element, b: Element): boolean {
  const others = chainOf(b);
  const [own, other] = chainOf(a)
    .map((each, depth) => [each, others[depth]] as const)
    .find(([each, counterpart]) => each !== counterpart) ?? [a, undefined];
  return (
    other !== undefined &&
    Boolean(own.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
  );
}

/** Register and unregister a connected element. */
export const enterDocument = (element: Element): void => void connected.add(element);
export const leaveDocument = (element: Element): void => void connected.delete(element);

/**
 * Whether an element is the first of its kind in the document, because only the first one rewrites the hash. Without a
 * layout it does not: hosts keep a page that was left in the document like this, under the address of the next page.
 */
export const ownsHash = (element: Element): boolean =>
  element.getClientRects().length > 0 &&
  [...connected].every((other) => other === element || !isBefore(other, element));
