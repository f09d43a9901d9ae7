import { parseAddress, rewriteLink, showDestination } from './links';
import { prepareLetter, QUOTE_MARK } from './prepare-letter';
import { sanitize } from './purifier';
import type { SafeHtml } from './safe-html';
import { LETTER_PROPERTIES } from './style-properties';

/** Images that a letter asks other servers for. */
export interface RemoteImages {
  readonly count: number;
  /** Host names, each once. */
  readonly hosts: readonly string[];
}

const TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'wbr', 'hr', 'div', 'span', 'section'],
  ...['article', 'header', 'footer', 'main', 'aside', 'nav', 'address', 'blockquote', 'center'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img', 'figure', 'figcaption', 'pre', 'code', 'tt'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'strike', 'del', 'ins', 'small', 'big', 'sub', 'sup'],
  ...['abbr', 'mark', 'cite', 'q', 'font', 'kbd', 'samp', 'var', 'time', 'bdi', 'bdo'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];
const ATTRIBUTES = [
  ...['href', 'target', 'rel', 'src', 'alt', 'title', 'lang', 'dir', 'start', 'type', 'reversed'],
  ...['width', 'height', 'align', 'valign', 'bgcolor', 'color', 'face', 'size', 'border', 'clear'],
  ...['cellpadding', 'cellspacing', 'colspan', 'rowspan', 'scope', 'span', 'nowrap', 'hspace'],
  ...['vspace', QUOTE_MARK],
];
const PROPERTIES = new Set(LETTER_PROPERTIES);

const RASTER = /^data:image\/(?:png|jpe?g|gif|webp|bmp|avif)[;,]/i;
const REMOTE = /^https?:$/;

type RemoteImageRule = (url: URL) => 'block' | 'show';

const withRule = (html: string, onRemoteImage: RemoteImageRule): SafeHtml => {
  const mayShow = (url: URL | undefined): boolean =>
    url !== undefined &&
    (RASTER.test(url.href) || (REMOTE.test(url.protocol) && onRemoteImage(url) === 'show'));

  const content = sanitize(html, {
    tags: TAGS,
    attributes: ATTRIBUTES,
    styles: {
      properties: PROPERTIES,
      onBackground: (address) => mayShow(parseAddress(address)),
    },
    prepare: prepareLetter,
    onLink: (link) => {
      rewriteLink(link);
      showDestination(link);
    },
    onImage: (image) => {
      if (!mayShow(parseAddress(image.getAttribute('src')))) image.removeAttribute('src');
      else image.setAttribute('referrerpolicy', 'no-referrer');
    },
  });
  leaveWordsOfImages(content);
  return content;
};

/** An image that is not there leaves its words: a browser hides them where its box is small. */
function leaveWordsOfImages(content: SafeHtml): void {
  for (const image of content.querySelectorAll('img:not([src])')) {
    const words = image.getAttribute('alt')?.trim() ?? '';
    if (words === '') image.remove();
    else image.replaceWith(words);
  }
}

/**
 * The policy of emailed responses: the letter keeps its layout, and asks no server for anything. Its
 * remote images are taken out and counted; their alt texts stay.
 */
export function sanitizeEmail(html: string): { content: SafeHtml; remoteImages: RemoteImages } {
  const hosts: string[] = [];
  const content = withRule(html, ({ hostname }) => {
    hosts.push(hostname);
    return 'block';
  });
  return { content, remoteImages: { count: hosts.length, hosts: [...new Set(hosts)] } };
}

/** The same with its remote images, for a member who asked to see them. */
export const sanitizeEmailWithImages = (html: string): SafeHtml => withRule(html, () => 'show');
