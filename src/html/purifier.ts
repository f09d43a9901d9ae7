import createDOMPurify, { type Config } from 'dompurify';
import { filterStyle, type StyleRules } from './inline-style';
import { quietMarkup } from './quiet-markup';
import { QUIET_STYLE } from './quiet-style';
import type { SafeHtml } from './safe-html';
import { trustedHtml } from './trusted-html';

/** What a kind of remote content may hold, as data, and what happens to its links and images. */
export interface ContentPolicy {
  readonly tags: readonly string[];
  readonly attributes: readonly string[];
  readonly styles: StyleRules;
  readonly onLink: (link: Element) => void;
  readonly onImage: (image: Element) => void;
  /** Sees the content while its classes are still there. */
  readonly prepare?: (root: Element, body: Element, sheets: readonly string[]) => void;
}

/**
 * The one DOMPurify of this project: private, so that its hooks reach nobody else's, and one, because
 * each instance makes a Trusted Types policy named `dompurify`.
 */
const purify = createDOMPurify(window);

/** Elements that take their content with them, beside the ones that DOMPurify drops whole. */
const DROPPED_WHOLE = ['select', 'object', 'canvas'];

const configOf = (policy: ContentPolicy) =>
  ({
    ALLOWED_TAGS: [...policy.tags],
    ALLOWED_ATTR: [...policy.attributes, QUIET_STYLE],
    // Else 'color: red' is taken for an address with a scheme of its own.
    ADD_URI_SAFE_ATTR: [QUIET_STYLE],
    ADD_FORBID_CONTENTS: DROPPED_WHOLE,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  }) satisfies Config;

function setHooks(policy: ContentPolicy): void {
  purify.removeAllHooks();
  purify.addHook('afterSanitizeAttributes', (node) => {
    filterStyle(node, policy.styles);
    if (node.localName === 'a') policy.onLink(node);
    if (node.localName === 'img') policy.onImage(node);
  });
}

/**
 * What a policy leaves of HTML from outside. It is parsed once, in a document that is never shown, and
 * comes back as nodes: no second parser can read it in another way.
 */
export function sanitize(html: string, policy: ContentPolicy): SafeHtml {
  const { markup, sheets } = quietMarkup(html);
  // By variables: a document's own properties can be hidden by names in it.
  const root = document.implementation.createHTMLDocument('').createElement('html');
  root.innerHTML = trustedHtml(markup);
  const body = [...root.children].find(({ localName }) => localName === 'body');
  if (!body) return document.createDocumentFragment() as SafeHtml;
  policy.prepare?.(root, body, sheets);
  setHooks(policy);
  const content = new Range();
  content.selectNodeContents(body);
  return purify.sanitize(content.extractContents(), configOf(policy)) as SafeHtml;
}
