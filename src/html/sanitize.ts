import createDOMPurify, { type Config } from 'dompurify';
import type { AllowList } from './allow-lists';
import { easeText } from './ease-text';
import { declarationFilter, styleFilter, type BackgroundRule } from './inline-style';
import { MOST_JUSTIFIED, MOST_LAID_OUT, MOST_NUMBERED } from './limits/budget';
import { extentOf, type Extent } from './limits/extent';
import { directedText, limitDirections } from './limits/limit-directions';
import { limitLines } from './limits/limit-lines';
import { limitSigns } from './limits/limit-signs';
import type { StyleBudget } from './limits/style-budget';
import { QUIET_STYLE } from './quiet-style';
import type { SafeHtml } from './safe-html';
import { INLINE, linesOf } from './words-of';

/** The allowed content of a kind of remote HTML, and the treatment of its links and images. */
export interface ContentPolicy {
  readonly mayHold: AllowList;
  /** The rest of the budget for the styles of elements. */
  readonly budget: StyleBudget;
  /** Its stylesheet, already filtered. */
  readonly css?: string;
  /** Decides whether a background image may be shown. Without it none is. */
  readonly onBackground?: BackgroundRule;
  readonly onLink: (link: Element) => void;
  readonly onImage: (image: Element) => void;
  /** Filters styles. If this throws, only the element's style is lost. */
  readonly decorate?: (work: () => void) => void;
}

/**
 * The only DOMPurify instance of this project. It is private, so that its hooks affect no other, and shared, because
 * each instance creates a Trusted Types policy named `dompurify`.
 */
const purify = createDOMPurify(window);

const configOf = ({ elements, attributes }: AllowList) =>
  ({
    ALLOWED_TAGS: [...elements],
    ALLOWED_ATTR: [...attributes, QUIET_STYLE],
    // Otherwise 'color: red' counts as an address with the scheme 'color'.
    ADD_URI_SAFE_ATTR: [QUIET_STYLE],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  }) satisfies Config;

const atOnce = (work: () => void) => {
  work();
};

/** A legacy attribute that makes tables and images float, and justifies text. */
const ALIGN = 'align';

function setHooks(policy: ContentPolicy, extent: Extent): void {
  const { mayHold, budget, onBackground, onLink, onImage, decorate = atOnce } = policy;
  const { properties } = mayHold;
  const filterStyle = styleFilter(
    declarationFilter({ properties, extent, budget, onBackground }),
    budget,
  );
  const isLarge = extent.elements > MOST_LAID_OUT;
  purify.removeAllHooks();
  purify.addHook('afterSanitizeAttributes', (node) => {
    decorate(() => {
      filterStyle(node);
    });
    budget.limitAttributes(node);
    if (isLarge || extent.characters > MOST_JUSTIFIED) node.removeAttribute(ALIGN);
    if (extent.numbered > MOST_NUMBERED) node.removeAttribute('value');
    if (isLarge && INLINE.test(node.localName)) node.removeAttribute('dir');
    // As in styles (see `inline-style`).
    if (node.getAttribute('height')?.includes('%')) node.removeAttribute('height');
    if (node.localName === 'a') onLink(node);
    else node.removeAttribute('href');
    if (node.localName === 'img') onImage(node);
    else node.removeAttribute('src');
  });
}

/**
 * Sanitises remote nodes. They are never serialised again, so no second parser can read them differently.
 * @throws {TooMuchMarkup} where every browser would freeze
 */
export function sanitize(content: DocumentFragment, policy: ContentPolicy): SafeHtml {
  limitSigns(content);
  limitLines(content);
  limitDirections(content, policy.css);
  setHooks(policy, extentOf(content));
  return purify.sanitize(content, configOf(policy.mayHold)) as SafeHtml;
}

/**
 * The text of remote HTML, without its layout.
 * @throws {TooMuchMarkup} where even the text would freeze a browser
 */
export function sanitizeWords(html: string): SafeHtml {
  const content = document.createDocumentFragment();
  const text = document.createElement('div');
  const lines = linesOf(html);
  const append = directedText(lines.join('\n'));
  for (const words of lines) {
    const line = document.createElement('div');
    append(line, easeText(words));
    text.append(line);
  }
  content.append(text);
  return content as SafeHtml;
}
