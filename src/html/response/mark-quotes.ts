import { QUOTE_MARK } from '../allow-lists';
import { QUIET_STYLE } from '../quiet-style';
import { SIGNATURE, WORDS } from './authors-words';
import { remembered } from './remembered';

/**
 * Elements in which mail programs put the answered message. Any other `blockquote` is the author's, for example a
 * rule of a plan, or an indented paragraph.
 */
const QUOTES =
  '[type="cite" i], div.gmail_quote, .yahoo_quoted, .protonmail_quote, .zmail_extra, .freshdesk_quote, ' +
  '.tutanota_quote, .iNotesHistory, #isReplyContent, #OLK_SRC_BODY_SECTION, ' +
  '#mail-editor-reference-message-container';
/**
 * 'Wrote', in languages whose mail programs write such a line. Where it follows the sender it ends the line: 'We wrote
 * to you on 6 May and asked for:' is the author's.
 */
const WROTE =
  /(?<!\p{L})(?:(?:wrote|geskryf|geschreven|écrit|escribió|escreveu|scritto)\s*:$|(?:schrieb|schreef)(?!\p{L}))/u;
const BRACKETED_ADDRESS = /[<[]\S*@/;
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;
/** Characters of a reply line. */
const LONGEST_REPLY_LINE = 300;
/** Blank nodes between a reply line and the quotation. */
const MOST_BETWEEN = 5;

/** Elements at the start of the answered message. Everything after them belongs to it. */
const HEADS = '#divRplyFwdMsg, .OutlookMessageHeader, .ms-outlook-mobile-reference-message, #zwchr';
/** Outlook only marks the answered message with a border above its header. */
const LINED = `div[${QUIET_STYLE}*="border-top"]:not(:has(table))`;
/** A sender and a field that only a message header has, because an itinerary has a 'From' too. */
const HEAD = /^\s*(?:From|Van)\s*:[^]*(?:Sent|Gestuur|Subject|Onderwerp)\s*:/i;
/** Characters of a header that are searched. */
const MOST_OF_HEAD = 2000;
/** Older programs write the line as text, in the user's language. */
const WRITTEN_LINE =
  /^\s*[-_]{2,}\s*(?:original (?:message|appointment)|oorspronklike boodskap)\s*[-_]{2,}\s*$/i;

/**
 * Whether a line is one that mail programs write above a quotation: 'On 6 May 2024 at 09:12, A <a@b.example> wrote:',
 * without the time or the address, or without the verb. 'Send these to A <a@b.example>:' is not one, but the
 * author's.
 */
function isReplyLine(line: string): boolean {
  if (line.length > LONGEST_REPLY_LINE || !line.endsWith(':')) return false;
  const hasTime = YEAR.test(line) && /\d:\d\d/.test(line);
  const verb = line.search(WROTE);
  // A line without a verb begins with the date.
  if (hasTime) return verb >= 0 || (/^\d/.test(line) && BRACKETED_ADDRESS.test(line));
  // The sender is before the verb or in brackets; an address after the verb is the recipient's.
  return verb >= 0 && (line.slice(0, verb).includes('@') || BRACKETED_ADDRESS.test(line));
}

/** Whether the words before an element are a reply line. */
function followsReplyLine(quote: Element): boolean {
  let before = quote.previousSibling;
  for (let count = 0; before?.textContent?.trim() === '' && count < MOST_BETWEEN; count += 1)
    before = before.previousSibling;
  return isReplyLine(before?.textContent?.trim() ?? '');
}

/** Returns a function that returns whether an author has answered between the quotations of a message. */
function createIsAnsweredWithin() {
  // Of the author, so without the words of quotations and signatures.
  const hasWords: (node: ChildNode) => boolean = remembered((node) => {
    if (node instanceof Text) return WORDS.test(node.data);
    if (!(node instanceof Element) || node.matches(`blockquote, ${SIGNATURE}`)) return false;
    return [...node.childNodes].some(hasWords);
  });
  return (quote: Element): boolean => {
    if (quote.localName === 'blockquote') return false;
    const [first] = quote.getElementsByTagName('blockquote');
    for (let at: Element | null = first ?? null; at && at !== quote; at = at.parentElement)
      for (let after = at.nextSibling; after; after = after.nextSibling)
        if (hasWords(after)) return true;
    return false;
  };
}

function writtenLine(root: Element): Text | null {
  const texts = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (WRITTEN_LINE.test(text.data)) return text;
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

/** Wraps everything from here to the end of the surrounding element in an element marked as a quote. */
function markFrom(head: ChildNode, root: Element): void {
  let first = head;
  while (first.parentElement && first.parentElement !== root && isFirst(first))
    first = first.parentElement;
  const quote = root.ownerDocument.createElement('div');
  quote.setAttribute(QUOTE_MARK, '');
  first.before(quote);
  // One by one, because a range takes WebKit seconds for thousands of nodes.
  while (quote.nextSibling) quote.append(quote.nextSibling);
}

/** Marks the earlier messages that a response quotes. */
export function markQuotes(root: Element): void {
  const isAnsweredWithin = createIsAnsweredWithin();
  for (const quote of root.querySelectorAll(`blockquote, ${QUOTES}`)) {
    const isQuote = quote.matches(QUOTES) || followsReplyLine(quote);
    if (isQuote && !isAnsweredWithin(quote)) quote.setAttribute(QUOTE_MARK, '');
  }
  const head = headOf(root);
  if (head && !head.parentElement?.closest(`[${QUOTE_MARK}]`)) markFrom(head, root);
}
