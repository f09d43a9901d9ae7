/**
 * Moves the children of a node to the end of another. One by one, because a range takes WebKit seconds for thousands.
 */
export function moveChildren(from: ParentNode, to: ParentNode): void {
  while (from.firstChild) to.append(from.firstChild);
}
