import { LETTERS_MAY_HOLD } from './allow-lists';
import { carryLooks } from './carry-looks';
import { declarationFilter } from './inline-style';
import { letterSheet } from './letter-sheet';
import { parseAddress, rewriteLink, showDestination } from './links';
import { markQuotes } from './mark-quotes';
import { readMarkup } from './markup-tree';
import type { SafeHtml } from './safe-html';
import { sanitize } from './sanitize';

/** Images that a letter asks other servers for. */
export interface RemoteImages {
  readonly count: number;
  /** Each once. */
  readonly origins: readonly string[];
}

/** What may be shown of a letter. */
export interface CleanLetter {
  /** One element, with the attributes of the letter's `body`. */
  readonly content: SafeHtml;
  /** The letter's own stylesheet. */
  readonly css: string;
  /** Those that are not loaded. */
  readonly blockedImages: RemoteImages;
}

/** Does what only decorates a letter; returns undefined where it throws. */
export type Decorate = <Result>(work: () => Result) => Result | undefined;

interface LetterOptions {
  /** Whether images are loaded from other servers. */
  readonly showImages: boolean;
  readonly decorate: Decorate;
  /** The host name of the page around. */
  readonly portal: string;
}

const RASTER = /^data:image\/(?:png|jpe?g|gif|webp|bmp|avif)[;,]/i;
const REMOTE = /^https?:$/;

/** An image that is not loaded leaves its words: a browser hides them where its box is small. */
function keepWordsOfImages(content: SafeHtml): void {
  for (const image of content.querySelectorAll('img:not([src])')) {
    const words = image.getAttribute('alt')?.trim() ?? '';
    if (words === '') image.remove();
    else image.replaceWith(words);
  }
}

/**
 * The policy of emailed responses: a letter keeps its layout. It asks no server for anything, or other
 * servers for images alone: never the portal's own, which would answer with the member's session.
 * @throws {TooMuchMarkup} where no browser could show it without a freeze
 */
export function sanitizeLetter(html: string, options: LetterOptions): CleanLetter {
  const { showImages, decorate, portal } = options;
  const blocked: string[] = [];
  const mayShow = (address: string | null): boolean => {
    const url = parseAddress(address);
    if (!url || RASTER.test(url.href)) return url !== undefined;
    if (!REMOTE.test(url.protocol) || url.hostname === portal) return false;
    if (!showImages) blocked.push(url.origin);
    return showImages;
  };

  const { root, sheets } = readMarkup(html, LETTERS_MAY_HOLD);
  decorate(() => {
    carryLooks(root);
  });
  decorate(() => {
    markQuotes(root);
  });
  const elements = root.getElementsByTagName('*').length;
  const allowedOf = declarationFilter(LETTERS_MAY_HOLD.properties, elements, mayShow);
  const css = decorate(() => letterSheet(sheets, elements, allowedOf)) ?? '';
  const nodes = root.ownerDocument.createDocumentFragment();
  nodes.append(root);
  const content = sanitize(nodes, {
    mayHold: LETTERS_MAY_HOLD,
    onBackground: mayShow,
    onLink: (link) => {
      rewriteLink(link);
      showDestination(link);
    },
    onImage: (image) => {
      if (mayShow(image.getAttribute('src'))) image.setAttribute('referrerpolicy', 'no-referrer');
      else image.removeAttribute('src');
    },
    decorate,
  });
  keepWordsOfImages(content);
  return { content, css, blockedImages: { count: blocked.length, origins: [...new Set(blocked)] } };
}
