import { QUOTE_MARK } from '../allow-lists';
import { MOST_FOLDS } from '../limits/budget';
import type { SafeHtml } from '../safe-html';
import { authorsWords } from './authors-words';

const ANSWER = String.raw`(?:answer|response|repl|comment|feedback|antwoord|kommentaar|terugvoer)\w*`;
/**
 * Words that announce answers within the quotation, or somebody else's answer that is passed on. In Outlook no markup
 * separates such answers from the question.
 */
const ANSWER_BELOW = new RegExp(
  [
    String.raw`\b(?:see|sien)\s(?:below|hieronder)\b`,
    String.raw`\b${ANSWER}(?:\s[^.?!]{0,60})?\s(?:below|hieronder|in-?line|in\s(?:red|blue|green|rooi|blou|groen))\b`,
    String.raw`\b(?:below|hieronder)\s(?:[^.?!]{0,60}\s)?${ANSWER}`,
  ].join('|'),
  'i',
);
/** The line over a message that is passed on, which is no earlier one: the reader has not seen it. */
const PASSED_ON =
  /^[-=\s]*(?:begin\s)?(?:van\s)?(?:die\s)?(?:forwarded|aangestuurde)\s(?:message|boodskap)\s*[-=:]/i;

const isPassedOn = ({ textContent }: Node): boolean => PASSED_ON.test(textContent ?? '');

/**
 * The quotations after the author's last words; none if the author wrote no words, or passes a message on, or announces
 * an answer there.
 */
function lastQuotes(content: SafeHtml): readonly Element[] {
  let quotes: Element[] = [];
  let hasWords = false;
  const words = authorsWords(content, `[${QUOTE_MARK}]`, (quote) => quotes.push(quote));
  while (words.nextNode()) {
    const { currentNode } = words;
    if (ANSWER_BELOW.test(currentNode.nodeValue ?? '') || isPassedOn(currentNode)) return [];
    quotes = [];
    hasWords = true;
  }
  return hasWords && !quotes.some(isPassedOn) ? quotes : [];
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
