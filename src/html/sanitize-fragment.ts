import { parseAddress, rewriteLink } from './links';
import { sanitize } from './purifier';
import type { SafeHtml } from './safe-html';
import { FRAGMENT_PROPERTIES } from './style-properties';

/** What a content fragment's addresses are read against. */
export interface FragmentOrigin {
  /** Links: the portal's own address. */
  readonly page: string;
  /** Images: the content service, the only origin they may come from. */
  readonly content: string;
}

const TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'wbr', 'hr', 'div', 'span', 'section'],
  ...['article', 'header', 'footer', 'aside', 'address', 'blockquote', 'details', 'summary'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img', 'figure', 'figcaption', 'pre', 'code'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'small', 'sub', 'sup', 'abbr', 'mark'],
  ...['cite', 'q', 'dfn', 'kbd', 'samp', 'var', 'time', 'bdi', 'bdo'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];
const ATTRIBUTES = [
  ...['href', 'target', 'rel', 'src', 'alt', 'title', 'width', 'height', 'loading', 'datetime'],
  ...['colspan', 'rowspan', 'scope', 'span', 'lang', 'dir', 'start', 'type', 'reversed', 'open'],
];
const STYLES = { properties: new Set(FRAGMENT_PROPERTIES) };

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
 */
export const sanitizeFragment = (html: string, { page, content }: FragmentOrigin): SafeHtml =>
  sanitize(html, {
    tags: TAGS,
    attributes: ATTRIBUTES,
    styles: STYLES,
    onLink: (link) => {
      rewriteLink(link, page);
    },
    onImage: (image) => {
      rewriteImage(image, content);
    },
  });
