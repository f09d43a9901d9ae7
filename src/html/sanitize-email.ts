import { LETTERS_MAY_HOLD } from './allow-lists';
import { parseAddress, rewriteLink, showDestination } from './links';
import { prepareLetter } from './prepare-letter';
import { sanitize } from './purifier';
import type { SafeHtml } from './safe-html';

/** Images that a letter asks other servers for. */
export interface RemoteImages {
  readonly count: number;
  /** Host names, each once. */
  readonly hosts: readonly string[];
}

/** A letter that asks no server for anything. */
export interface CleanLetter {
  readonly content: SafeHtml;
  readonly remoteImages: RemoteImages;
}

const RASTER = /^data:image\/(?:png|jpe?g|gif|webp|bmp|avif)[;,]/i;
const REMOTE = /^https?:$/;

type RemoteImageRule = (url: URL) => 'block' | 'show';

const withRule = (html: string, onRemoteImage: RemoteImageRule): SafeHtml => {
  const mayShow = (url: URL | undefined): boolean =>
    url !== undefined &&
    (RASTER.test(url.href) || (REMOTE.test(url.protocol) && onRemoteImage(url) === 'show'));

  const content = sanitize(html, {
    mayHold: LETTERS_MAY_HOLD,
    onBackground: (address) => mayShow(parseAddress(address)),
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
 * @throws {TooMuchMarkup} where no page could show it without standing still
 */
export function sanitizeEmail(html: string): CleanLetter {
  const hosts: string[] = [];
  const content = withRule(html, ({ hostname }) => {
    hosts.push(hostname);
    return 'block';
  });
  return { content, remoteImages: { count: hosts.length, hosts: [...new Set(hosts)] } };
}

/** The same with its remote images, for a member who asked to see them. */
export const sanitizeEmailWithImages = (html: string): SafeHtml => withRule(html, () => 'show');
