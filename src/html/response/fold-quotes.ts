import { QUOTE_MARK } from '../allow-lists';
import { MOST_FOLDS } from '../limits/budget';
import type { SafeHtml } from '../safe-html';
import { authorsWords } from './authors-words';

/**
 * Words that announce answers within the quotation, or somebody else's answer that is passed on. In Outlook no markup
 * separates such answers from the question.
 */
const ANSWER_BELOW =
  /\b(?:see|sien)\s(?:below|hieronder)\b|\b(?:answer|response|repl|comment|antwoord)\w*(?:\s[^.?!]{0,60})?\s(?:below|in-?line|in\sred|hieronder)\b/i;

/**
 * The quotations after the author's last words; none if the author wrote no words, as in a forwarded message, or
 * announces an answer there.
 */
function lastQuotes(content: SafeHtml): readonly Element[] {
  let quotes: Element[] = [];
  let hasWords = false;
  const words = authorsWords(content, `[${QUOTE_MARK}]`, (quote) => quotes.push(quote));
  while (words.nextNode()) {
    if (ANSWER_BELOW.test(words.currentNode.nodeValue ?? '')) return [];
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
