/**
 * A text, an element with its attributes (names and values in turn) and children, or one of React's own
 * marks between them.
 */
export type MarkupNode = string | MarkupElement | readonly [mark: string];
type MarkupElement = readonly [name: string, attributes: readonly string[], ...MarkupNode[]];

const SVG = 'http://www.w3.org/2000/svg';

function toNode(markup: MarkupNode, within: string | null): Node {
  if (typeof markup === 'string') return document.createTextNode(markup);
  const [name, attributes, ...children] = markup;
  if (!attributes) return document.createComment(name);
  const namespace = name === 'svg' ? SVG : within;
  const element = namespace
    ? document.createElementNS(namespace, name)
    : document.createElement(name);
  for (let at = 0; at < attributes.length; at += 2) {
    element.setAttribute(attributes[at] as string, attributes[at + 1] as string);
  }
  element.append(...children.map((child) => toNode(child, namespace)));
  return element;
}

/**
 * The nodes of markup that the build has rendered. Made one by one, and not by a parser: a page that
 * asks for Trusted Types has nothing to allow.
 */
export const toNodes = (markup: readonly MarkupNode[]): Node[] =>
  markup.map((node) => toNode(node, null));
