import { FRAGMENTS_MAY_HOLD } from './allow-lists';
import { parseAddress, rewriteLink } from './links';
import { sanitize } from './purifier';
import type { SafeHtml } from './safe-html';

/** What a content fragment's addresses are read against. */
export interface FragmentOrigin {
  /** Links: the portal's own address. */
  readonly page: string;
  /** Images: the content service, the only origin they may come from. */
  readonly content: string;
}

/** Images come from the content service alone: no other host learns who reads what. */
function rewriteImage(image: Element, content: string): void {
  const url = parseAddress(image.getAttribute('src'), content);
  if (url?.origin === new URL(content).origin) {
    image.setAttribute('src', url.href);
    image.setAttribute('loading', 'lazy');
  } else {
    image.removeAttribute('src');
  }
}

/**
 * The policy of provider-maintained fragments (@spec §2 Content loader): text, tables, links and
 * images. No ids, classes, forms, scripts or embedded documents.
 * @throws {TooMuchMarkup} where no page could show it without standing still
 */
export const sanitizeFragment = (html: string, { page, content }: FragmentOrigin): SafeHtml =>
  sanitize(html, {
    mayHold: FRAGMENTS_MAY_HOLD,
    onLink: (link) => {
      rewriteLink(link, page);
    },
    onImage: (image) => {
      rewriteImage(image, content);
    },
  });
