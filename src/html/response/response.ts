import { DROPPED_WHOLE, FOREIGN, RAW_TEXT, RESPONSES_MAY_HOLD } from '../allow-lists';
import { withoutEmptyTags } from '../empty-tags';
import { TooMuchMarkup } from '../limits/budget';
import type { SafeHtml } from '../safe-html';
import { sanitizeWords } from '../sanitize';
import { linesOf } from '../words-of';
import { decodeEmail } from './decode-email';
import { foldQuotes } from './fold-quotes';
import type { RemoteImages } from './remote-images';
import { safeDocument, type SafeDocument } from './safe-document';
import { sanitizeResponse, type CleanResponse, type Decorate } from './sanitize-response';

/** An emailed response, ready to be shown. */
export interface EmailedResponse {
  readonly document: SafeDocument;
  readonly remoteImages: RemoteImages;
  /** How many images embedded in the email are neither shown nor replaced by text. */
  readonly missingImages: number;
  /**
   * Text only, where the layout would freeze the page. Blank, if it has no text and no image. Too large, where even
   * its text would freeze the page.
   */
  readonly shows: 'layout' | 'words' | 'blank' | 'tooLarge';
  /** Reports, once, that the response is shown without its decorations. */
  readonly reportPlain: () => void;
  /** The response with its remote images, made when the member asks for them. */
  readonly withImages: () => SafeDocument;
  /** The text, line by line; undefined where even the text would freeze a browser. */
  readonly lines: () => readonly string[] | undefined;
}

interface ResponseOptions {
  /** The label on a folded earlier message. */
  readonly quoted: string;
  /** Called once when a decoration throws. The response is shown without it. */
  readonly onPlain: () => void;
  /** Web origins to which credentials may be sent. No image of a response is loaded from their hosts. */
  readonly trustedOrigins: readonly string[];
}

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
];
/** Of those, the elements that would swallow all content after them. */
const OPEN_ENDED = ['select', 'title'];
const ELEMENTS = NAMES.filter((name) => !FILLED_IN.includes(name)).join('|');
const TAG = new RegExp(`<(?:!|/?(?:${ELEMENTS})(?=[\\s/>])|/(?:${FILLED_IN.join('|')})>)`, 'i');
/** An ampersand without a closing semicolon is text, often part of an address. */
const NO_REFERENCE = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][\da-z]{1,31});)/gi;

/** By numbers, because a name takes longer to read (see `name-references`). */
const escaped = (text: string): string =>
  text.replace(NO_REFERENCE, '&#38;').replace(/</g, '&#60;');

/** Escapes such a tag if nothing closes it. */
const withoutOpenEnds = (html: string): string =>
  OPEN_ENDED.filter((name) => !new RegExp(`</${name}`, 'i').test(html)).reduce(
    (text, name) => text.replace(new RegExp(`<(?=${name}[\\s>])`, 'gi'), '&lt;'),
    html,
  );

/** A response that a system has taken out of XML with the section around it. */
const SECTION = /^\s*<!\[CDATA\[([^]*)\]\]>\s*$/;

/** A response as HTML, and as HTML of only its text. Text without a tag keeps its lines in both. */
function asHtml(given: string): { readonly html: string; readonly words: string } {
  const text = given.replace(SECTION, '$1');
  if (TAG.test(text)) {
    const html = withoutOpenEnds(withoutEmptyTags(text));
    return { html, words: html };
  }
  const whiteSpace = text.length > MOST_SPACED ? 'pre-line' : 'pre-wrap';
  return {
    html: `<div style="white-space: ${whiteSpace}">${escaped(text)}</div>`,
    words: `<pre>${escaped(text)}</pre>`,
  };
}

type Plain = Omit<EmailedResponse, 'reportPlain' | 'lines'>;

function plainResponse(content: SafeHtml, shows: EmailedResponse['shows']): Plain {
  const document = safeDocument(content, '', 'data:');
  const remoteImages = { count: 0, origins: [] };
  return { document, remoteImages, missingImages: 0, shows, withImages: () => document };
}

/** The text of a response whose layout is too much for a browser. */
function readWords(html: string): Plain {
  try {
    const content = sanitizeWords(html);
    return plainResponse(content, content.textContent.trim() === '' ? 'blank' : 'words');
  } catch (error) {
    if (!(error instanceof TooMuchMarkup)) throw error;
    return plainResponse(new DocumentFragment() as SafeHtml, 'tooLarge');
  }
}

function linesIn(html: string): readonly string[] | undefined {
  try {
    return linesOf(html);
  } catch (error) {
    if (!(error instanceof TooMuchMarkup)) throw error;
    return undefined;
  }
}

const isEmpty = ({ content, remoteImages }: CleanResponse): boolean =>
  remoteImages.count === 0 && !content.textContent.trim() && !content.querySelector('img');

/**
 * Reads an emailed response (@spec §3 Query response).
 * @param encoded base64 of an HTML body
 * @throws {DOMException} if the text is not base64
 */
export function readResponse(
  encoded: string,
  { quoted, onPlain, trustedOrigins }: ResponseOptions,
): EmailedResponse {
  const { html, words } = asHtml(decodeEmail(encoded));
  const lines = () => linesIn(words);
  let isReported = false;
  const reportPlain = () => {
    if (!isReported) onPlain();
    isReported = true;
  };
  const decorate: Decorate = (work) => {
    try {
      return work();
    } catch {
      reportPlain();
      return undefined;
    }
  };
  const shown = ({ content, css }: CleanResponse, imageSources: string) => {
    decorate(() => {
      foldQuotes(content, quoted);
    });
    return safeDocument(content, css, imageSources);
  };
  try {
    const response = sanitizeResponse(html, { showImages: false, decorate, trustedOrigins });
    return {
      document: shown(response, 'data:'),
      remoteImages: response.remoteImages,
      missingImages: response.missingImages,
      reportPlain,
      lines,
      shows: isEmpty(response) ? 'blank' : 'layout',
      // No other origins, because an image may redirect to the portal.
      withImages: () =>
        shown(
          sanitizeResponse(html, { showImages: true, decorate, trustedOrigins }),
          ['data:', ...response.remoteImages.origins].join(' '),
        ),
    };
  } catch (error) {
    if (!(error instanceof TooMuchMarkup)) throw error;
    return { ...readWords(words), reportPlain, lines };
  }
}
