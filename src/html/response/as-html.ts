import { DROPPED_WHOLE, FOREIGN, RAW_TEXT, RESPONSES_MAY_HOLD } from '../allow-lists';
import { withoutEmptyTags } from '../empty-tags';
import { withoutNames } from '../name-references';

/** Characters of a text that keeps every space, because WebKit takes seconds for millions. */
const MOST_SPACED = 200_000;

/** Elements that make a text HTML. Any other name in angle brackets is a word: an address, or 'Dear <Name>'. */
const NAMES = [
  ...RESPONSES_MAY_HOLD.elements,
  ...[...RAW_TEXT, ...DROPPED_WHOLE, ...FOREIGN, 'html', 'head', 'body', 'meta', 'link', 'base'],
  ...['o:p', 'map', 'form', 'input', 'textarea', 'button', 'label', 'xmp', 'plaintext', 'listing'],
  ...['details', 'fieldset', 'optgroup', 'datalist', 'noscript', 'canvas', 'ruby', 'rt', 'rp'],
  ...['dfn', 'hgroup', 'acronym', 'nobr', 'marquee', 'blink', 'basefont', 'embed', 'frameset'],
];
/**
 * Element names that are also used as placeholders, as in 'Dear <Title> <Surname>'. They count as elements only with
 * an end tag.
 */
const FILLED_IN = [
  ...['address', 'article', 'button', 'caption', 'center', 'code', 'details', 'figure', 'footer'],
  ...['form', 'header', 'label', 'link', 'main', 'map', 'mark', 'nav', 'section', 'select', 'sub'],
  ...['table', 'time', 'title', 'data', 'dialog', 'legend', 'menu', 'meter', 'object', 'option'],
  ...['output', 'picture', 'progress', 'search', 'summary', 'video', 'audio'],
  ...['base', 'big', 'body', 'col', 'head', 'input', 'small'],
];
/** Of those, the elements that would swallow all content after them. */
const OPEN_ENDED = ['select', 'title'];

const isInitial = ({ length }: string) => length === 1;
const INITIALS = NAMES.filter(isInitial).join('');
const ELEMENTS = NAMES.filter((name) => !isInitial(name) && !FILLED_IN.includes(name)).join('|');
/**
 * A tag. A name of one letter, which may be an initial, counts only where the tag ends or an attribute follows. After a
 * second bracket is the name of an attached file, as Exchange writes it: '<<B Nkosi.pdf>>'.
 */
const TAG = new RegExp(
  [
    '(?<!<)<(?:!',
    `/?(?:${ELEMENTS})(?=[\\s/>])`,
    `/?[${INITIALS}](?=\\s*/?>|\\s+[\\w-]+\\s*=)`,
    `/(?:${FILLED_IN.join('|')})>)`,
  ].join('|'),
  'i',
);

/** An ampersand without a closing semicolon is text, often part of an address. */
const NO_REFERENCE = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][\da-z]{1,31});)/gi;

/** By numbers, because a name takes longer to read (see `name-references`). */
const escaped = (text: string): string =>
  text.replace(NO_REFERENCE, '&#38;').replace(/</g, '&#60;');

/** The start of a web or email address in angle brackets, which no element's name is. */
const ADDRESS = /<(?=(?:https?:\/\/|tel:|[^\s<>"'=/@]+@)[^\s<>]*>)/gi;

/** Escapes such a tag if nothing closes it. */
const withoutOpenEnds = (html: string): string =>
  OPEN_ENDED.filter((name) => !new RegExp(`</${name}`, 'i').test(html)).reduce(
    (text, name) => text.replace(new RegExp(`<(?=${name}[\\s>])`, 'gi'), '&lt;'),
    html,
  );

/** A sign of HTML by its number. Other characters stay as they are written, because the parser reads them. */
const NUMBER = /&#(?:x0*([\da-f]{2})|0*(\d{2,3}));/gi;

/** A text whose signs were escaped, each once. */
const unescaped = (text: string): string =>
  withoutNames(text).replace(NUMBER, (_, hex?: string, decimal = '') =>
    String.fromCodePoint(hex ? parseInt(hex, 16) : Number(decimal)),
  );

/** A response that a system has taken out of XML with the section, and the elements, around it. */
const SECTION =
  /^\s*(?:<\?xml[^<>]*>\s*)?(?:<[\w:]+>\s*)*<!\[CDATA\[([^]*)\]\]>\s*(?:<\/[\w:]+>\s*)*$/;

/** A text without a tag, and the elements of XML around it. White space before a text is part of it. */
const WRAPPED =
  /^(?:\s+(?=<))?(?:<(?:\?xml|[\w:]+)(?:\s[^<>]*)?>(?:\s+(?=<))?)*([^<]*)(?:<\/[\w:]+>\s*)*$/;

/** Whether the first element of a text, if it has one, is none of HTML. */
function isXml(text: string): boolean {
  const first = text.search(/<(?!\?xml)/i);
  return first === -1 || text.search(TAG) !== first;
}

/** A response without the XML that it was taken out of: as a section, or as a text whose tags are all escaped. */
function outOfXml(given: string): string {
  const text = given.replace(SECTION, '$1');
  const words = WRAPPED.exec(text)?.[1] ?? text;
  if (!isXml(text) || TAG.test(words)) return text;
  const html = unescaped(words);
  return TAG.test(html) ? html : text;
}

/** A response as HTML, and as HTML of only its text. Text without a tag keeps its lines in both. */
export function asHtml(given: string): { readonly html: string; readonly words: string } {
  const text = outOfXml(given);
  if (TAG.test(text)) {
    const html = withoutOpenEnds(withoutEmptyTags(text.replace(ADDRESS, '&lt;')));
    return { html, words: html };
  }
  const whiteSpace = text.length > MOST_SPACED ? 'pre-line' : 'pre-wrap';
  return {
    html: `<div style="white-space: ${whiteSpace}">${escaped(text)}</div>`,
    words: `<pre>${escaped(text)}</pre>`,
  };
}
