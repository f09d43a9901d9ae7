import {
  END_OF_LINE,
  MOST_ATTRIBUTES,
  MOST_NESTED_TEXT,
  MOST_TEXT,
  TooMuchMarkup,
} from './markup-budget';
import { breaksLine, Nesting } from './nesting';
import { QUIET_STYLE } from './quiet-style';

/** Markup that a content security policy has nothing to report on when it is parsed. */
export interface QuietMarkup {
  readonly markup: string;
  /** What stood in the style elements, in their order. */
  readonly sheets: readonly string[];
}

/**
 * Elements whose content is no markup to a parser, or not to each: Firefox reads a `noscript` as text
 * even in a document without scripts. Nobody wants any of them.
 */
const RAW_TEXT = /^(?:script|style|title|textarea|xmp|iframe|noembed|noframes|noscript)$/;

const TAG = /<(\/?)([a-z][^\t\n\f\r />]*)/iy;
const ATTRIBUTE =
  /[\t\n\f\r /]*([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)(?:"|$)|'([^']*)(?:'|$)|([^\t\n\f\r "'>][^\t\n\f\r >]*)?))?/y;
const TAG_END = /([\t\n\f\r /]*)>/y;
const COMMENT = /<!--(?:-?>|[^]*?(?:--!?>|$))/y;
const BOGUS_COMMENT = /<(?:[!?]|\/[^a-z>])[^>]*>?|<\/>/iy;

const NAME = /^[a-z][\w.:-]*$/;
/** Elements that a parser makes itself: it only takes the attributes over. */
const PAGE = /^(?:html|body)$/;

/** An attribute as quiet markup has it, '' for one that only makes noise. */
function quietAttribute(given: string, value: string): string {
  const name = given.toLowerCase();
  if (!NAME.test(name) || /^(?:on|data-)/.test(name)) return '';
  return ` ${name === 'style' ? QUIET_STYLE : name}="${value.replaceAll('"', '&quot;')}"`;
}

/**
 * Writes HTML anew, token by token, without what a content security policy would report as soon as it
 * is parsed, even in a document that is never shown: style attributes (kept, as `data-style`), event
 * handlers and style elements. What is no markup to a parser goes too, and comments, and the tags of
 * elements that nobody wants, so that every parser sees the tokens that were seen here, soundly within
 * one another. It makes nothing safe: that is the sanitiser's work.
 *
 * @param wanted names of elements whose tags are kept; the content of all others stays
 * @throws {TooMuchMarkup} where no page could show it without standing still
 */
export function quietMarkup(html: string, wanted: ReadonlySet<string>): QuietMarkup {
  const parts: string[] = [];
  const sheets: string[] = [];
  const nesting = new Nesting();
  const page = new Set<string>();
  let at = 0;
  let textLength = 0;
  let nestedLength = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(html);
    if (found) at = pattern.lastIndex;
    return found;
  };

  const spend = (characters: number, linesEnded: number) => {
    textLength += characters;
    nestedLength += (characters + linesEnded * END_OF_LINE) * nesting.depth;
    if (textLength > MOST_TEXT || nestedLength > MOST_NESTED_TEXT) throw new TooMuchMarkup();
  };

  const takeTag = (closing: string, name: string) => {
    const attributes: string[] = [];
    while (!take(TAG_END)) {
      const found = take(ATTRIBUTE);
      if (!found) {
        at = html.length;
        return;
      }
      const [, given = '', double, single, bare] = found;
      if (attributes.length < MOST_ATTRIBUTES)
        attributes.push(quietAttribute(given, double ?? single ?? bare ?? ''));
    }
    if (RAW_TEXT.test(name)) {
      if (!closing) takeRawText(name);
    } else if (closing) {
      parts.push(...nesting.end(name));
    } else if (wanted.has(name)) {
      const tags = nesting.start(name, `<${name}${attributes.join('')}>`);
      if (tags.length > 0 && breaksLine(name)) spend(0, 1);
      parts.push(...tags);
    } else if (PAGE.test(name) && !page.has(name)) {
      page.add(name);
      parts.push(`<${name}${attributes.join('')}>`);
    }
  };

  const takeRawText = (name: string) => {
    const close = new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi');
    close.lastIndex = at;
    const end = close.exec(html)?.index ?? html.length;
    if (name === 'style') sheets.push(html.slice(at, end));
    at = end;
  };

  while (at < html.length) {
    const next = html.indexOf('<', at);
    if (next !== at) {
      const text = html.slice(at, next < 0 ? html.length : next);
      spend(text.length, text.split('\n').length - 1);
      parts.push(text);
      at += text.length;
      continue;
    }
    const tag = take(TAG);
    if (tag) takeTag(tag[1] ?? '', (tag[2] ?? '').toLowerCase());
    else if (!take(COMMENT) && !take(BOGUS_COMMENT)) {
      spend(1, 0);
      parts.push('&lt;');
      at += 1;
    }
  }
  return { markup: parts.join(''), sheets };
}
