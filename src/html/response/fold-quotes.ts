import { QUOTE_MARK } from '../allow-lists';
import { MOST_FOLDS } from '../limits/budget';
import type { SafeHtml } from '../safe-html';
import { authorsWords } from './authors-words';

/** The quotations after the author's last words; none if the author wrote no words, as in a forwarded message. */
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
 * Folds the earlier messages that a response quotes. A quotation with an answer below it stays open, because question
 * and answer belong together.
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
