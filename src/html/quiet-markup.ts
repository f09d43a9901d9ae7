/** Markup that a content security policy has nothing to report on when it is parsed. */
export interface QuietMarkup {
  readonly markup: string;
  /** What stood in the style elements, in their order. */
  readonly sheets: readonly string[];
}

/** Where the declarations of a style attribute stand in quiet markup. */
export const QUIET_STYLE = 'data-style';

/**
 * Elements whose content is no markup to a parser, or not to each: Firefox reads a `noscript` as text
 * even in a document without scripts. No policy keeps any of them.
 */
const RAW_TEXT = /^(?:script|style|title|textarea|xmp|iframe|noembed|noframes|noscript)$/;
/** The rest of the text would be no markup behind it: `plaintext` never ends. */
const IGNORED = /^plaintext$/;

const TAG = /<(\/?)([a-z][^\t\n\f\r />]*)/iy;
const ATTRIBUTE =
  /[\t\n\f\r /]*([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)(?:"|$)|'([^']*)(?:'|$)|([^\t\n\f\r "'>][^\t\n\f\r >]*)?))?/y;
const TAG_END = /([\t\n\f\r /]*)>/y;
const COMMENT = /<!--(?:-?>|[^]*?(?:--!?>|$))/y;
const BOGUS_COMMENT = /<(?:[!?]|\/[^a-z>])[^>]*>?|<\/>/iy;

const NAME = /^[a-z][\w.:-]*$/;

/** An attribute as quiet markup has it, '' for one that only makes noise. */
function quietAttribute(given: string, value: string): string {
  const name = given.toLowerCase();
  if (!NAME.test(name) || /^(?:on|data-)/.test(name)) return '';
  return ` ${name === 'style' ? QUIET_STYLE : name}="${value.replaceAll('"', '&quot;')}"`;
}

/**
 * Writes HTML anew, token by token, without what a content security policy would report as soon as it
 * is parsed, even in a document that is never shown: style attributes (kept, as `data-style`), event
 * handlers and style elements. What is no markup to a parser goes too, and comments, so that every
 * parser sees the tokens that were seen here. It makes nothing safe: that is the sanitiser's work.
 */
export function quietMarkup(html: string): QuietMarkup {
  const parts: string[] = [];
  const sheets: string[] = [];
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(html);
    if (found) at = pattern.lastIndex;
    return found;
  };

  const takeTag = (closing: string, name: string) => {
    const attributes: string[] = [];
    let end = take(TAG_END);
    while (!end) {
      const found = take(ATTRIBUTE);
      if (!found) {
        at = html.length;
        return;
      }
      const [, given = '', double, single, bare] = found;
      attributes.push(quietAttribute(given, double ?? single ?? bare ?? ''));
      end = take(TAG_END);
    }
    if (!closing && RAW_TEXT.test(name)) takeRawText(name);
    else if (NAME.test(name) && !RAW_TEXT.test(name) && !IGNORED.test(name))
      parts.push(
        closing ? `</${name}>` : `<${name}${attributes.join('')}${end[1] === '/' ? ' /' : ''}>`,
      );
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
      parts.push(html.slice(at, next < 0 ? html.length : next));
      at = next < 0 ? html.length : next;
      continue;
    }
    const tag = take(TAG);
    if (tag) takeTag(tag[1] ?? '', (tag[2] ?? '').toLowerCase());
    else if (!take(COMMENT) && !take(BOGUS_COMMENT)) {
      parts.push('&lt;');
      at += 1;
    }
  }
  return { markup: parts.join(''), sheets };
}
