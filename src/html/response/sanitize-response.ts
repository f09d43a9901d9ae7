import { RESPONSES_MAY_HOLD } from '../allow-lists';
import { declarationFilter } from '../inline-style';
import { LONGEST_ATTRIBUTE, MOST_LINES_READ } from '../limits/budget';
import { extentOf } from '../limits/extent';
import { limitLines } from '../limits/limit-lines';
import { styleBudget } from '../limits/style-budget';
import { nameOfLink, parseAddress, rewriteLink, showDestination } from '../links';
import { readMarkup } from '../markup-tree';
import type { SafeHtml } from '../safe-html';
import { sanitize } from '../sanitize';
import { backgroundSheet } from './background-sheet';
import { carryLooks } from './carry-looks';
import { linkAddresses } from './link-addresses';
import { markQuotes } from './mark-quotes';
import { pictureBudget } from './picture-budget';
import { imageUrl, isOfWeb, remoteImages, type RemoteImages } from './remote-images';
import { responseSheet } from './response-sheet';
import { showSigns } from './show-signs';
import { unnestQuotes } from './unnest-quotes';

/** The parts of a response that may be shown. */
export interface CleanResponse {
  /** A single element, with the attributes of the response's `body`. */
  readonly content: SafeHtml;
  /** The response's own stylesheet. */
  readonly css: string;
  /** Images that may be loaded from other servers. */
  readonly remoteImages: RemoteImages;
  /** How many images embedded in the email are neither shown nor replaced by text. */
  readonly missingImages: number;
}

/** Runs a decoration of a response; returns undefined if it throws. */
export type Decorate = <Result>(work: () => Result) => Result | undefined;

interface ResponseOptions {
  /** Whether images are loaded from other servers. */
  readonly showImages: boolean;
  readonly decorate: Decorate;
  /** Web origins to which credentials may be sent. No image is loaded from their hosts. */
  readonly trustedOrigins: readonly string[];
}

/** Schemes of images within the email: as data, or as a part of the message. */
const IN_THE_EMAIL = /^(?:data|cid):$/;

/** The base that a response declares, if it is a web address. A long one would be in the address of every link. */
function baseOf(address = ''): string | undefined {
  const url = address.length > LONGEST_ATTRIBUTE ? undefined : parseAddress(address);
  return url && isOfWeb(url) ? url.href : undefined;
}

const OPEN_END = /^[\s.,;:!?)]/;

/** Separates the alternative texts of images, which are often side by side, each in a link. */
const spaceAt = (neighbour: ChildNode | null, isApart: RegExp): string =>
  neighbour instanceof Text && isApart.test(neighbour.data) ? '' : ' ';

const wordsOf = (image: Element) => image.getAttribute('alt')?.trim() ?? '';

/** Names a link that has lost its only image, so that it can still be followed. */
function keepLink(link: Element): void {
  if (link.textContent.trim() !== '' || link.querySelector('img')) return;
  link.append(nameOfLink(link.getAttribute('href')), ' ');
}

/** Replaces an image that is not loaded with its alternative text, which browsers would hide in a small box. */
function keepWordsOfImages(content: SafeHtml): void {
  const images = [...content.querySelectorAll('img:not([src])')];
  const links = new Set(images.map((image) => image.closest('a[href]')));
  for (const image of images) {
    const words = wordsOf(image);
    if (words === '') image.remove();
    else
      image.replaceWith(
        spaceAt(image.previousSibling, /\s$/),
        words,
        spaceAt(image.nextSibling, OPEN_END),
      );
  }
  for (const link of links) if (link) keepLink(link);
}

/**
 * The policy of emailed responses. A response keeps its layout. It loads nothing, or only images from other servers,
 * but never from one that would answer with the member's session.
 * @throws {TooMuchMarkup} where every browser would freeze
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
  limitLines(root, MOST_LINES_READ);
  decorate(() => {
    carryLooks(root);
  });
  decorate(() => {
    markQuotes(root);
    unnestQuotes(root);
  });
  decorate(() => {
    linkAddresses(root);
    showSigns(root);
  });
  const extent = extentOf(root);
  const budget = styleBudget();
  const { properties } = RESPONSES_MAY_HOLD;
  const allowedOf = declarationFilter({ properties, extent, budget, onBackground: shownAddress });
  const css = decorate(() => responseSheet(sheets, root, allowedOf)) ?? '';
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
      const isWithin = IN_THE_EMAIL.test(parseAddress(address)?.protocol ?? '');
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
