import { TooMuchMarkup } from './budget';
import { decodeEmail } from './decode-email';
import { foldQuotes } from './fold-quotes';
import { safeDocument, type SafeDocument } from './safe-document';
import type { SafeHtml } from './safe-html';
import { sanitizeWords } from './sanitize';
import {
  sanitizeLetter,
  type CleanLetter,
  type Decorate,
  type RemoteImages,
} from './sanitize-letter';

/** An emailed response, ready to be shown. */
export interface Letter {
  readonly document: SafeDocument;
  readonly remoteImages: RemoteImages;
  /**
   * What of it can be shown: its words alone where its layout would freeze the page, nothing where it has no
   * text and no image, or where even its words would.
   */
  readonly shows: 'layout' | 'words' | 'blank' | 'tooLarge';
  /** The letter with its remote images, made when the member asks for them. */
  readonly withImages: () => SafeDocument;
}

interface LetterOptions {
  /** Words on the fold of an earlier letter that this one quotes. */
  readonly quoted: string;
  /** Called when what decorates the letter throws: the letter is shown without it. */
  readonly onPlain: () => void;
  /** The host name of the page around: a letter asks it for no image. */
  readonly portal: string;
}

/** Characters of a text whose every space is kept: WebKit takes seconds for millions. */
const MOST_SPACED = 200_000;

/** An address between angle brackets is no tag. */
const TAG = /<(?:[a-z][\w-]*(?::[\w-]+)?[\s/>]|\/[a-z]|!)/i;
const BEFORE_NAME = /<(?=[a-z?])/gi;

/** Text without a tag keeps its lines. */
function asHtml(text: string): string {
  if (TAG.test(text)) return text;
  const whiteSpace = text.length > MOST_SPACED ? 'pre-line' : 'pre-wrap';
  return `<div style="white-space: ${whiteSpace}">${text.replaceAll(BEFORE_NAME, '&lt;')}</div>`;
}

function plainLetter(content: SafeHtml, shows: Letter['shows']): Letter {
  const document = safeDocument(content, '', 'data:');
  return { document, remoteImages: { count: 0, origins: [] }, shows, withImages: () => document };
}

/** The words of a letter that is too much for a browser. */
function readWords(html: string): Letter {
  try {
    const content = sanitizeWords(html);
    return plainLetter(content, content.textContent.trim() === '' ? 'blank' : 'words');
  } catch (error) {
    if (!(error instanceof TooMuchMarkup)) throw error;
    return plainLetter(new DocumentFragment() as SafeHtml, 'tooLarge');
  }
}

const isEmpty = ({ content, blockedImages }: CleanLetter): boolean =>
  blockedImages.count === 0 && !content.textContent.trim() && !content.querySelector('img');

/**
 * Reads an emailed response (@spec §3 Query response).
 * @param encoded base64 of an HTML body
 * @throws {DOMException} on text that is no base64
 */
export function readLetter(encoded: string, { quoted, onPlain, portal }: LetterOptions): Letter {
  const html = asHtml(decodeEmail(encoded));
  const decorate: Decorate = (work) => {
    try {
      return work();
    } catch {
      onPlain();
      return undefined;
    }
  };
  const shown = ({ content, css }: CleanLetter, imageSources: string) => {
    decorate(() => {
      foldQuotes(content, quoted);
    });
    return safeDocument(content, css, imageSources);
  };
  try {
    const letter = sanitizeLetter(html, { showImages: false, decorate, portal });
    return {
      document: shown(letter, 'data:'),
      remoteImages: letter.blockedImages,
      shows: isEmpty(letter) ? 'blank' : 'layout',
      // No others: an image may redirect to the portal.
      withImages: () =>
        shown(
          sanitizeLetter(html, { showImages: true, decorate, portal }),
          ['data:', ...letter.blockedImages.origins].join(' '),
        ),
    };
  } catch (error) {
    if (!(error instanceof TooMuchMarkup)) throw error;
    return readWords(html);
  }
}
