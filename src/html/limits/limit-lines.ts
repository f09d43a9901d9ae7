import { MOST_LINES, TooMuchMarkup } from './budget';

/** Indentation in the markup, which never takes a line. */
const INDENT = /[ \t\f\r]+/g;

function linesOfOne(node: Node): number {
  if (node instanceof Text) return node.data.replace(INDENT, ' ').length;
  // An image that does not load shows its alternative text.
  const words = node instanceof Element ? (node.getAttribute('alt') ?? '') : '';
  return Math.max(words.length, 1);
}

/** Possible lines of a node, times the elements around each line. */
function linesIn(parent: Node, depth: number): number {
  let lines = 0;
  for (let node = parent.firstChild; node; node = node.nextSibling)
    lines += linesOfOne(node) * depth + linesIn(node, depth + 1);
  return lines;
}

/** @throws {TooMuchMarkup} where a browser might have to lay out too many lines */
export function limitLines(content: Node, most = MOST_LINES): void {
  if (linesIn(content, 1) > most) throw new TooMuchMarkup();
}
