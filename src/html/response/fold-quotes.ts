import { QUOTE_MARK } from '../allow-lists';
import { MOST_FOLDS } from '../budget';
import type { SafeHtml } from '../safe-html';

const lengthOf = (nodes: readonly Node[]): number =>
  nodes.reduce((sum, { textContent }) => sum + (textContent ?? '').replaceAll(/\s/g, '').length, 0);

/**
 * Folds the earlier messages that a response quotes, each closed. A response that holds nothing else, as
 * a forwarded one, stays open.
 * @param words the label of a fold
 */
export function foldQuotes(content: SafeHtml, words: string): void {
  const quotes = [...content.querySelectorAll(`[${QUOTE_MARK}]`)].filter(
    (quote) => !quote.parentElement?.closest(`[${QUOTE_MARK}]`),
  );
  if (lengthOf(quotes) === lengthOf([content])) return;
  for (const quote of quotes.slice(0, MOST_FOLDS)) {
    const fold = document.createElement('details');
    const summary = document.createElement('summary');
    summary.textContent = words;
    quote.replaceWith(fold);
    fold.append(summary, quote);
  }
}
