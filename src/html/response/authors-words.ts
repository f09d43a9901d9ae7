/** Texts that mail programs append to a message. */
export const SIGNATURE = '.moz-signature, .gmail_signature';
/** A letter or a figure. */
export const WORDS = /[\p{L}\p{N}]/u;

/**
 * Visits the text nodes that the message's author wrote, without quotations and signatures.
 * @param quotes the selector of quotations
 * @param onQuote called with each outermost quotation, in document order
 */
export const authorsWords = (
  message: Node,
  quotes: string,
  onQuote?: (quote: Element) => void,
): TreeWalker =>
  document.createTreeWalker(message, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (node instanceof Text)
      return WORDS.test(node.data) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;
    const element = node as Element;
    const isQuote = element.matches(quotes);
    if (isQuote) onQuote?.(element);
    return isQuote || element.matches(SIGNATURE)
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_SKIP;
  });
