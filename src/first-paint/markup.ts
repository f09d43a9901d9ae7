/** A text, an element with its attributes and children, or one of React's own marks between them. */
export type MarkupNode =
  | string
  | readonly [name: string, attributes: Readonly<Record<string, string>>, ...children: MarkupNode[]]
  | readonly [mark: string];

const SVG = 'http://www.w3.org/2000/svg';

function toNode(markup: MarkupNode, within: string | null): Node {
  if (typeof markup === 'string') return document.createTextNode(markup);
  const [name, attributes, ...children] = markup;
  if (!attributes) return document.createComment(name);
  const namespace = name === 'svg' ? SVG : within;
  const element = namespace
    ? document.createElementNS(namespace, name)
    : document.createElement(name);
  // Its own alone: a host may have put something into Object.prototype.
  for (const [attribute, value] of Object.entries(attributes)) {
    element.setAttribute(attribute, value);
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
