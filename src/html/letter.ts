import { decodeEmail } from './decode-email';
import { foldQuotes } from './fold-quotes';
import { TooMuchMarkup } from './markup-budget';
import { safeDocument, type SafeDocument } from './safe-document';
import type { SafeHtml } from './safe-html';
import {
  sanitizeEmail,
  sanitizeEmailWithImages,
  type CleanLetter,
  type RemoteImages,
} from './sanitize-email';

/** An emailed response, ready to be shown. */
export interface Letter {
  readonly document: SafeDocument;
  readonly remoteImages: RemoteImages;
  /** Nothing in it can be shown: no text and no image. */
  readonly isBlank: boolean;
  /** The letter with its remote images, made when the member asks for them. */
  readonly withImages: () => SafeDocument;
}

/** Words of ours that stand in a letter. */
export interface LetterWords {
  /** On the fold of an earlier letter that this one quotes. */
  readonly quoted: string;
}

/** Characters of a text whose every space is kept: WebKit takes seconds for millions. */
const MOST_SPACED = 200_000;

/** Text without a tag keeps its lines. */
function asHtml(text: string): string {
  if (/<[a-z!/]/i.test(text)) return text;
  const whiteSpace = text.length > MOST_SPACED ? 'pre-line' : 'pre-wrap';
  return `<div style="white-space: ${whiteSpace}">${text}</div>`;
}

/** Nothing, of a letter that no page could show without standing still. */
function shownOf(html: string): CleanLetter {
  try {
    return sanitizeEmail(html);
  } catch (error) {
    if (!(error instanceof TooMuchMarkup)) throw error;
    return { content: new DocumentFragment() as SafeHtml, remoteImages: { count: 0, hosts: [] } };
  }
}

/**
 * Reads an emailed response (@spec §3 Query response).
 * @param encoded base64 of an HTML body
 * @throws {DOMException} on text that is no base64
 */
export function readLetter(encoded: string, { quoted }: LetterWords): Letter {
  const html = asHtml(decodeEmail(encoded));
  const { content, remoteImages } = shownOf(html);
  const shown = (letter: SafeHtml, imageSources: string) => {
    foldQuotes(letter, quoted);
    return safeDocument(letter, imageSources);
  };
  return {
    document: shown(content, 'data:'),
    remoteImages,
    isBlank:
      remoteImages.count === 0 && !content.textContent.trim() && !content.querySelector('img'),
    withImages: () => shown(sanitizeEmailWithImages(html), 'data: https: http:'),
  };
}
