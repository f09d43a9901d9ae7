import { MOST_LINES, TooMuchMarkup } from './budget';

/** Fills a template, and takes no line of its own in any layout. */
const INDENT = /[ \t\f\r]+/g;

function linesOfOne(node: Node): number {
  if (node instanceof Text) return node.data.replaceAll(INDENT, ' ').length;
  // An image that does not load shows its words.
  const words = node instanceof Element ? (node.getAttribute('alt') ?? '') : '';
  return Math.max(words.length, 1);
}

/** Lines that there can be in a node, times the elements around each. */
function linesIn(parent: Node, depth: number): number {
  let lines = 0;
  for (let node = parent.firstChild; node; node = node.nextSibling)
    lines += linesOfOne(node) * depth + linesIn(node, depth + 1);
  return lines;
}

/** @throws {TooMuchMarkup} where a browser could have to make too many lines */
export function limitLines(content: Node): void {
  if (linesIn(content, 1) > MOST_LINES) throw new TooMuchMarkup();
}
