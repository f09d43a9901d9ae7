import { unlessTooMuch } from '../limits/budget';
import type { SafeHtml } from '../safe-html';
import { sanitizeWords } from '../sanitize';
import { linesOf } from '../words-of';
import { asHtml } from './as-html';
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

type Plain = Omit<EmailedResponse, 'reportPlain' | 'lines'>;

function plainResponse(content: SafeHtml, shows: EmailedResponse['shows']): Plain {
  const document = safeDocument(content, '', 'data:');
  const remoteImages = { count: 0, origins: [] };
  return { document, remoteImages, missingImages: 0, shows, withImages: () => document };
}

/** The text of a response whose layout is too much for a browser. */
const readWords = (html: string): Plain =>
  unlessTooMuch(
    () => {
      const content = sanitizeWords(html);
      return plainResponse(content, content.textContent.trim() === '' ? 'blank' : 'words');
    },
    () => plainResponse(new DocumentFragment() as SafeHtml, 'tooLarge'),
  );

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
  const lines = () =>
    unlessTooMuch<readonly string[] | undefined>(
      () => linesOf(words),
      () => undefined,
    );
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
  const laidOut = (): Plain => {
    const response = sanitizeResponse(html, { showImages: false, decorate, trustedOrigins });
    return {
      document: shown(response, 'data:'),
      remoteImages: response.remoteImages,
      missingImages: response.missingImages,
      shows: isEmpty(response) ? 'blank' : 'layout',
      // No other origins, because an image may redirect to the portal.
      withImages: () =>
        shown(
          sanitizeResponse(html, { showImages: true, decorate, trustedOrigins }),
          ['data:', ...response.remoteImages.origins].join(' '),
        ),
    };
  };
  return { ...unlessTooMuch(laidOut, () => readWords(words)), reportPlain, lines };
}
