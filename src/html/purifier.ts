import createDOMPurify, { type Config } from 'dompurify';
import { DROPPED_WHOLE, type AllowList } from './allow-lists';
import { styleFilter, type BackgroundRule } from './inline-style';
import { withFewMarks } from './marks';
import { moveChildren } from './move-children';
import { quietMarkup } from './quiet-markup';
import { QUIET_STYLE } from './quiet-style';
import type { SafeHtml } from './safe-html';
import { trustedHtml } from './trusted-html';

/** What a kind of remote content may hold, and what happens to its links and images. */
export interface ContentPolicy {
  readonly mayHold: AllowList;
  /** Whether a background image may be shown; without it none is. */
  readonly onBackground?: BackgroundRule;
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

const configOf = ({ elements, attributes }: AllowList) =>
  ({
    ALLOWED_TAGS: [...elements],
    ALLOWED_ATTR: [...attributes, QUIET_STYLE],
    // Else 'color: red' is taken for an address with a scheme of its own.
    ADD_URI_SAFE_ATTR: [QUIET_STYLE],
    ADD_FORBID_CONTENTS: [...DROPPED_WHOLE],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  }) satisfies Config;

function setHooks({ mayHold, onBackground, onLink, onImage }: ContentPolicy): void {
  const filterStyle = styleFilter(mayHold.properties, onBackground);
  purify.removeAllHooks();
  purify.addHook('afterSanitizeAttributes', (node) => {
    filterStyle(node);
    if (node.localName === 'a') onLink(node);
    if (node.localName === 'img') onImage(node);
  });
}

/** No word that anyone reads or copies is longer; WebKit takes the square of its length to break one into lines. */
const LONGEST_WORD = 1000;
const PART_OF_A_LINE = /\S{40}(?=\S)/gu;
const WORD = /\S+/gu;
const MAY_BREAK_HERE = '\u200b';

/** Word by word: a search for long ones alone would take the square of the length of each. */
const breakable = (word: string) =>
  word.length <= LONGEST_WORD ? word : word.replaceAll(PART_OF_A_LINE, `$&${MAY_BREAK_HERE}`);

function easeTexts(body: Element): void {
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const eased = withFewMarks(text.data).replaceAll(WORD, breakable);
    if (eased !== text.data) text.data = eased;
  }
}

/**
 * What a policy leaves of HTML from outside. It is parsed once, in a document that is never shown, and
 * comes back as nodes: no second parser can read it in another way.
 * @throws {TooMuchMarkup} where no page could show it without standing still
 */
export function sanitize(html: string, policy: ContentPolicy): SafeHtml {
  const { markup, sheets } = quietMarkup(
    html,
    new Set([...policy.mayHold.elements, ...DROPPED_WHOLE]),
  );
  const parsed = new DOMParser().parseFromString(trustedHtml(markup), 'text/html');
  // Not by the document's own properties: names in it can hide them, until it is out of it.
  const root = document.createTreeWalker(parsed, NodeFilter.SHOW_ELEMENT).nextNode() as Element;
  root.remove();
  const body = [...root.children].find(({ localName }) => localName === 'body');
  if (!body) return document.createDocumentFragment() as SafeHtml;
  easeTexts(body);
  policy.prepare?.(root, body, sheets);
  setHooks(policy);
  // Of the document that is never shown: in the page's an image would be fetched at once.
  const content = parsed.createDocumentFragment();
  moveChildren(body, content);
  return purify.sanitize(content, configOf(policy.mayHold)) as SafeHtml;
}
