import { RESPONSES_MAY_HOLD } from '../allow-lists';
import { extentOf } from '../extent';
import { declarationFilter } from '../inline-style';
import { parseAddress, rewriteLink, showDestination } from '../links';
import { readMarkup } from '../markup-tree';
import type { SafeHtml } from '../safe-html';
import { sanitize } from '../sanitize';
import { styleBudget } from '../style-budget';
import { backgroundSheet } from './background-sheet';
import { carryLooks } from './carry-looks';
import { linkAddresses } from './link-addresses';
import { markQuotes } from './mark-quotes';
import { pictureBudget } from './picture-budget';
import { imageUrl, isOfWeb, remoteImages, type RemoteImages } from './remote-images';
import { responseSheet } from './response-sheet';
import { unnestQuotes } from './unnest-quotes';

/** The part of a response that may be shown. */
export interface CleanResponse {
  /** One element, with the attributes of the response's `body`. */
  readonly content: SafeHtml;
  /** The response's own stylesheet. */
  readonly css: string;
  /** Those that may be loaded. */
  readonly remoteImages: RemoteImages;
  /** How many images of the email itself are not shown, nor any words of them. */
  readonly missingImages: number;
}

/** Runs a decoration of a response; returns undefined if it throws. */
export type Decorate = <Result>(work: () => Result) => Result | undefined;

interface ResponseOptions {
  /** Whether images are loaded from other servers. */
  readonly showImages: boolean;
  readonly decorate: Decorate;
  /** Web origins that credentials may go to: no image is loaded from their hosts. */
  readonly trustedOrigins: readonly string[];
}

/** Of images within the email: as data, or as a part beside its text. */
const WITHIN = /^(?:data|cid):$/;

/** The base that a response names, if it is one of the web. */
function baseOf(address = ''): string | undefined {
  const url = parseAddress(address);
  return url && isOfWeb(url) ? url.href : undefined;
}

const OPEN_END = /^[\s.,;:!?)]/;

/** Separates the alternative texts of images, which are often side by side, each in a link. */
const spaceAt = (neighbour: ChildNode | null, isApart: RegExp): string =>
  neighbour instanceof Text && isApart.test(neighbour.data) ? '' : ' ';

const wordsOf = (image: Element) => image.getAttribute('alt')?.trim() ?? '';

/** Replaces an image that is not loaded by its alternative text, which browsers hide in a small box. */
function keepWordsOfImages(content: SafeHtml): void {
  for (const image of content.querySelectorAll('img:not([src])')) {
    const words = wordsOf(image);
    if (words === '') image.remove();
    else
      image.replaceWith(
        spaceAt(image.previousSibling, /\s$/),
        words,
        spaceAt(image.nextSibling, OPEN_END),
      );
  }
}

/**
 * The policy of emailed responses: a response keeps its layout. It loads nothing, or only images of other
 * servers: never one that would answer with the member's session.
 * @throws {TooMuchMarkup} where no browser could show it without a freeze
 */
export function sanitizeResponse(html: string, options: ResponseOptions): CleanResponse {
  const { showImages, decorate, trustedOrigins } = options;
  const remote = remoteImages(trustedOrigins);
  let missingImages = 0;
  const fitsBudget = pictureBudget();
  const shownAddress = (address: string | null): string | undefined => {
    const url = imageUrl(address);
    if (!url) return undefined;
    const isShown =
      url.protocol === 'data:' ? fitsBudget(url.href) : remote.mayLoad(url) && showImages;
    return isShown ? url.href : undefined;
  };

  const { root, sheets, base } = readMarkup(html, RESPONSES_MAY_HOLD);
  decorate(() => {
    carryLooks(root);
  });
  decorate(() => {
    markQuotes(root);
    unnestQuotes(root);
  });
  decorate(() => {
    linkAddresses(root);
  });
  const extent = extentOf(root);
  const budget = styleBudget();
  const { properties } = RESPONSES_MAY_HOLD;
  const allowedOf = declarationFilter({ properties, extent, budget, onBackground: shownAddress });
  const css = decorate(() => responseSheet(sheets, extent.elements, allowedOf)) ?? '';
  const nodes = root.ownerDocument.createDocumentFragment();
  nodes.append(root);
  const content = sanitize(nodes, {
    mayHold: RESPONSES_MAY_HOLD,
    budget,
    css,
    onBackground: shownAddress,
    onLink: (link) => {
      rewriteLink(link, baseOf(base));
      showDestination(link);
    },
    onImage: (image) => {
      const address = image.getAttribute('src');
      const shown = shownAddress(address);
      if (shown !== undefined) {
        image.setAttribute('src', shown);
        image.setAttribute('referrerpolicy', 'no-referrer');
        return;
      }
      image.removeAttribute('src');
      const isWithin = WITHIN.test(parseAddress(address)?.protocol ?? '');
      if (isWithin && wordsOf(image) === '') missingImages += 1;
    },
    decorate,
  });
  keepWordsOfImages(content);
  return {
    content,
    css: css + backgroundSheet(content),
    remoteImages: remote.found(),
    missingImages,
  };
}
