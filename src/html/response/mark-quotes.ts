import { QUOTE_MARK } from '../allow-lists';
import { QUIET_STYLE } from '../quiet-style';
import { authorsWords } from './authors-words';

/**
 * Elements in which mail programs put the message that is answered. Any other `blockquote` is the author's: a
 * rule of a plan, or a paragraph moved to the right.
 */
const QUOTES =
  'blockquote[type="cite" i], div.gmail_quote, .yahoo_quoted, .protonmail_quote, .zmail_extra, ' +
  '.freshdesk_quote, #isReplyContent, #OLK_SRC_BODY_SECTION, #mail-editor-reference-message-container';
/** In languages whose mail programs write such a line. */
const WROTE =
  /(?<!\p{L})(?:wrote|geskryf|schrieb|schreef|geschreven|écrit|escribió|escreveu|scritto)(?!\p{L})/u;
const BRACKETED_ADDRESS = /[<[]\S*@/;
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;
/** Characters of a reply line. */
const LONGEST_REPLY_LINE = 300;
/** Blank nodes between that line and the quotation. */
const MOST_BETWEEN = 5;

/** Elements with which the answered message begins; all that follows belongs to it. */
const HEADS = '#appendonsend, #divRplyFwdMsg, .OutlookMessageHeader';
/** Outlook marks the answered message only by a line above its head. */
const LINED = `div[${QUIET_STYLE}*="border-top"]:not(:has(table))`;
/** A sender, and a field that only the head of a message has: an itinerary has a 'From' too. */
const HEAD = /^\s*(?:From|Van)\s*:[^]*(?:Sent|Gestuur|Subject|Onderwerp)\s*:/i;
/** Characters of a head that are searched. */
const MOST_OF_HEAD = 2000;
/** Older programs write the line as text, in their user's language. */
const WRITTEN_LINE =
  /^\s*[-_]{2,}\s*(?:(?:original|forwarded) (?:message|appointment)|(?:oorspronklike|aangestuurde) boodskap)\s*[-_]{2,}\s*$/i;
/** Apple's has no dashes. */
const BEGIN_LINE = /^\s*begin (?:forwarded message|van (?:die )?aangestuurde boodskap)\s*:\s*$/i;

/**
 * Whether a line is one that mail programs write above a quotation: 'On 6 May 2024 at 09:12, A <a@b.example> wrote:',
 * without the time or the address, or without the verb. Not 'Send these to A <a@b.example>:', which is the author's.
 */
function isReplyLine(line: string): boolean {
  if (line.length > LONGEST_REPLY_LINE || !line.endsWith(':')) return false;
  const hasTime = YEAR.test(line) && /\d:\d\d/.test(line);
  const verb = line.search(WROTE);
  if (hasTime) return verb >= 0 || BRACKETED_ADDRESS.test(line);
  // Who wrote is named before the verb, or in brackets; an address that was written to, behind it.
  return verb >= 0 && (line.slice(0, verb).includes('@') || BRACKETED_ADDRESS.test(line));
}

/** Whether the words before an element are a reply line. */
function followsReplyLine(quote: Element): boolean {
  let before = quote.previousSibling;
  for (let count = 0; before?.textContent?.trim() === '' && count < MOST_BETWEEN; count += 1)
    before = before.previousSibling;
  return isReplyLine(before?.textContent?.trim() ?? '');
}

/** Whether an author has answered between the quotations of a message. */
function isAnsweredWithin(quote: Element): boolean {
  if (quote.localName === 'blockquote') return false;
  const [first] = quote.getElementsByTagName('blockquote');
  if (!first) return false;
  const words = authorsWords(quote, 'blockquote');
  words.currentNode = first;
  return words.nextSibling() !== null;
}

function writtenLine(root: Element): Text | null {
  const texts = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (WRITTEN_LINE.test(text.data) || BEGIN_LINE.test(text.data)) return text;
  }
  return null;
}

const isHead = ({ textContent }: Element): boolean => HEAD.test(textContent.slice(0, MOST_OF_HEAD));

const headOf = (root: Element): ChildNode | null =>
  root.querySelector(HEADS) ?? [...root.querySelectorAll(LINED)].find(isHead) ?? writtenLine(root);

function isFirst(node: ChildNode): boolean {
  let before = node.previousSibling;
  while (before?.textContent?.trim() === '') before = before.previousSibling;
  return before === null;
}

/** Puts all from here to the end of the surrounding element into one marked as a quote. */
function markFrom(head: ChildNode, root: Element): void {
  let first = head;
  while (first.parentElement && first.parentElement !== root && isFirst(first))
    first = first.parentElement;
  const quote = root.ownerDocument.createElement('div');
  quote.setAttribute(QUOTE_MARK, '');
  first.before(quote);
  // One by one: a range takes WebKit seconds for thousands.
  while (quote.nextSibling) quote.append(quote.nextSibling);
}

/** Marks the earlier messages that a response quotes, each as its mail program has set it off. */
export function markQuotes(root: Element): void {
  for (const quote of root.querySelectorAll(`blockquote, ${QUOTES}`)) {
    const isQuote = quote.matches(QUOTES) || followsReplyLine(quote);
    if (isQuote && !isAnsweredWithin(quote)) quote.setAttribute(QUOTE_MARK, '');
  }
  const head = headOf(root);
  if (head && !head.parentElement?.closest(`[${QUOTE_MARK}]`)) markFrom(head, root);
}
