const connected = new Set<Element>();

/** An element behind the hosts of the shadow trees that it stands in, the outermost first. */
function chainOf(element: Element): readonly Element[] {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? [...chainOf(root.host), element] : [element];
}

/** Whether an element comes before another one: at the first shadow tree that both stand in. */
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

/** Counts an element as standing in the document, or not any more. */
export const enterDocument = (element: Element): void => void connected.add(element);
export const leaveDocument = (element: Element): void => void connected.delete(element);

/** Whether an element is the first of its kind in the document: it alone rewrites the hash. */
export const isLeading = (element: Element): boolean =>
  [...connected].every((other) => other === element || !isBefore(other, element));
