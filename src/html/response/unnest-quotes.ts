import { QUOTE_MARK } from '../allow-lists';
import { remembered } from './remembered';

/** Elements around a quote: as many as three replies have in Apple Mail, or six in Gmail. */
const MOST_AROUND = 12;
/** Nodes that mail programs leave after a quote, such as line breaks. */
const MOST_AFTER = 5;

const QUOTE = `[${QUOTE_MARK}]`;

const isBlank = (node: ChildNode) =>
  node.textContent?.trim() === '' && !(node instanceof Element && node.matches('img, :has(img)'));

/** Returns a rule that tells whether no visible content follows a node in its parent. */
function createIsLast() {
  const isBlankNode = remembered(isBlank);
  return remembered((node) => {
    let after = node.nextSibling;
    for (let count = 0; after && count < MOST_AFTER && isBlankNode(after); count += 1)
      after = after.nextSibling;
    return after === null;
  });
}

function elementsAround(quote: Element): number {
  let count = 0;
  for (let at = quote.parentElement; at; at = at.parentElement) count += 1;
  return count;
}

/** The surrounding quote that ends where this one ends. */
function endedBy(quote: Element, isLast: (node: ChildNode) => boolean): Element | undefined {
  let at = quote;
  while (isLast(at) && at.parentElement) {
    at = at.parentElement;
    if (at.matches(QUOTE)) return at;
  }
  return undefined;
}

/**
 * Moves the oldest messages of a long thread out of one another. Nested, their lines would be too short to read, and
 * each level slows layout.
 */
export function unnestQuotes(root: Element): void {
  const isLast = createIsLast();
  const anchors = new Map<Element, Element>();
  for (const quote of root.querySelectorAll(QUOTE)) {
    const around = elementsAround(quote) > MOST_AROUND ? endedBy(quote, isLast) : undefined;
    if (around) anchors.set(quote, anchors.get(around) ?? around);
  }
  // The innermost first, so that each is moved with only its own content.
  for (const [quote, anchor] of [...anchors].reverse()) anchor.after(quote);
}
