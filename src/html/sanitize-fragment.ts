import { FRAGMENTS_MAY_HOLD } from './allow-lists';
import { withoutEmptyTags } from './empty-tags';
import { unlessTooMuch } from './limits/budget';
import { styleBudget } from './limits/style-budget';
import { parseAddress, rewriteLink } from './links';
import { readMarkup } from './markup-tree';
import type { SafeHtml } from './safe-html';
import { sanitize, sanitizeWords } from './sanitize';

/** The base addresses of a fragment. */
export interface FragmentOrigin {
  /** For links: the portal's address. */
  readonly page: string;
  /** For images: the content service's address. */
  readonly content: string;
  /** The folder of the content service that images must be in. */
  readonly images: string;
}

/**
 * Rejected, because a server that decodes an address, or drops a path's parameters, before it resolves the path would
 * leave the folder.
 */
const RESOLVED_LATE = /%(?:2f|5c|25|3b)|;/i;

/** Images load from the content service only, so that no other server learns what a member reads. */
function rewriteImage(image: Element, { content, images }: FragmentOrigin): void {
  const url = parseAddress(image.getAttribute('src'), content);
  if (url?.href.startsWith(images) && !RESOLVED_LATE.test(url.pathname)) {
    image.setAttribute('src', url.href);
    image.setAttribute('loading', 'lazy');
    image.setAttribute('referrerpolicy', 'no-referrer');
  } else {
    image.removeAttribute('src');
  }
}

function sanitizeTree(html: string, origin: FragmentOrigin): SafeHtml {
  const { root } = readMarkup(html, FRAGMENTS_MAY_HOLD);
  const nodes = root.ownerDocument.createDocumentFragment();
  nodes.append(...root.childNodes);
  return sanitize(nodes, {
    mayHold: FRAGMENTS_MAY_HOLD,
    budget: styleBudget(),
    onLink: (link) => {
      rewriteLink(link, origin.page);
    },
    onImage: (image) => {
      rewriteImage(image, origin);
    },
  });
}

/**
 * The policy of fragments that the provider maintains (@spec §2 Content loader): text, tables, links and images; no
 * ids, classes, forms, scripts or embedded documents. A fragment that would freeze a browser keeps only its text.
 * @throws {TooMuchMarkup} where even the text would
 */
export function sanitizeFragment(written: string, origin: FragmentOrigin): SafeHtml {
  const html = withoutEmptyTags(written);
  return unlessTooMuch(
    () => sanitizeTree(html, origin),
    () => sanitizeWords(html),
  );
}
