/** A text, or an element with its attributes (names and values in turn) and children. */
export type MarkupNode = string | MarkupElement;
type MarkupElement = readonly [name: string, attributes: readonly string[], ...MarkupNode[]];

const SVG = 'http://www.w3.org/2000/svg';

/** The original text of each element. A text is always the only child of its element. */
const written = new WeakMap<Element, string>();

/** An element's text before a translator replaced it. */
export const writtenText = (element: Element): string | undefined => written.get(element);

/** Undoes a translator's changes to the texts in a root, because React only hydrates its own texts. */
export function restoreTexts(root: ParentNode): void {
  for (const element of root.querySelectorAll('*')) {
    const text = written.get(element);
    if (text !== undefined && element.textContent !== text) element.textContent = text;
  }
}

function toNode(markup: MarkupNode, within: string | null): Node {
  if (typeof markup === 'string') return document.createTextNode(markup);
  const [name, attributes, ...children] = markup;
  const namespace = name === 'svg' ? SVG : within;
  const element = namespace
    ? document.createElementNS(namespace, name)
    : document.createElement(name);
  for (let at = 0; at < attributes.length; at += 2) {
    element.setAttribute(attributes[at] as string, attributes[at + 1] as string);
  }
  element.append(...children.map((child) => toNode(child, namespace)));
  const [first] = children;
  if (typeof first === 'string') written.set(element, first);
  return element;
}

/** Creates the nodes of prerendered markup one by one, because parsing HTML would need a Trusted Types policy. */
export const toNodes = (markup: readonly MarkupNode[]): Node[] =>
  markup.map((node) => toNode(node, null));
