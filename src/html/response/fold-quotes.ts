import { QUOTE_MARK } from '../allow-lists';
import { MOST_FOLDS } from '../budget';
import type { SafeHtml } from '../safe-html';
import { authorsWords } from './authors-words';

/** The quotations that no words of the author follow; none if there are no such words at all, as in a forwarded message. */
function lastQuotes(content: SafeHtml): readonly Element[] {
  let quotes: Element[] = [];
  let hasWords = false;
  const words = authorsWords(content, `[${QUOTE_MARK}]`, (quote) => quotes.push(quote));
  while (words.nextNode()) {
    quotes = [];
    hasWords = true;
  }
  return hasWords ? quotes : [];
}

/**
 * Folds the earlier messages that a response quotes, each closed. One that is answered below stays open: what is
 * asked and what is answered belong together.
 * @param words the label of a fold
 */
export function foldQuotes(content: SafeHtml, words: string): void {
  for (const quote of lastQuotes(content).slice(0, MOST_FOLDS)) {
    const fold = document.createElement('details');
    const summary = document.createElement('summary');
    summary.textContent = words;
    quote.replaceWith(fold);
    fold.append(summary, quote);
  }
}
