import { MAY_BE_NEGATIVE } from './allow-lists';
import { LONGEST_VALUE, MOST_STYLE } from './limits/budget';
import { isCostly, type Extent } from './limits/extent';
import type { StyleBudget } from './limits/style-budget';
import { QUIET_STYLE } from './quiet-style';

/** Returns the address from which a background image is loaded, or undefined where it may not be shown. */
export type BackgroundRule = (url: string) => string | undefined;

/** Returns the allowed declarations of a style, as CSS. */
export type DeclarationFilter = (style: CSSStyleDeclaration) => string;

/**
 * No functions except colours, because others fetch, compute or refer to something. No strings, because they could be
 * of any length.
 */
const PLAIN = /^(?:[^()\\@<>{}"']|(?:rgb|hsl)a?\([^()]*\))*$/;
const FAMILIES = /^[^()\\@<>{}]*$/;
/**
 * Properties whose values must be keywords: list markers and display types. Ruby is excluded, because nested ruby
 * takes Chromium more than quadratic time.
 */
const KEYWORD: Readonly<Record<string, RegExp>> = {
  'list-style-type': /^[a-z-]*$/,
  display:
    /^(?:inherit|initial|unset|revert|none|contents|flow-root|inline|list-item|table-[a-z-]+|(?:inline-)?(?:block|table))$/,
};
const NEGATIVE = /(?:^|[\s,])-[\d.]/;
/** Viewport units. A frame is as high as its response, so both would grow without end. */
const OF_WINDOW = /\d(?:[dls]?v|cq)(?:h|b|min|max)\b/i;
/** Nested tables whose height is a percentage take Firefox exponential time: 21 of them stop the page. */
const HEIGHT = /^(?:min-|max-)?height$/;
const ONE_URL = /^url\("([^"\\]+)"\)$/;
const GRADIENT =
  /^(?:repeating-)?(?:linear|radial|conic)-gradient\((?:[^()\\@<>{}]|(?:rgb|hsl)a?\([^()]*\))*\)$/;

/**
 * Values that are replaced. With `break-spaces` each space may have its own line; with the values in its place, spaces
 * hang at the end of a line. Grids and flex boxes within one another take exponential time, and 16 stop the page: in
 * Chromium grids as wide as their words and flex boxes with a padding in percent, in Firefox old flex boxes that scroll.
 * No content may set the columns of a grid, or the direction, gaps and shares of a flex box.
 */
const EASED: Readonly<Record<string, string>> = {
  'display: grid': 'block',
  'display: inline-grid': 'inline-block',
  'display: flex': 'block',
  'display: inline-flex': 'inline-block',
  'display: -webkit-box': 'block',
  'display: -webkit-inline-box': 'inline-block',
  'white-space: break-spaces': 'pre-wrap',
  'white-space-collapse: break-spaces': 'preserve',
};

const BACKGROUND = 'background-image';

/** The browser's parser reads declarations on this element, which no page shows. */
const probe = document.implementation.createHTMLDocument('').createElement('p').style;

/** Styles of one response that are cached, because mail programs repeat a few on every element. */
const MOST_KNOWN = 500;

function isPlain(name: string, value: string): boolean {
  if (name === 'font-family') return FAMILIES.test(value);
  if (value === '' || value.length > LONGEST_VALUE || !PLAIN.test(value)) return false;
  if (OF_WINDOW.test(value) || KEYWORD[name]?.test(value) === false) return false;
  if (HEIGHT.test(name) && value.includes('%')) return false;
  return MAY_BE_NEGATIVE.includes(name) || !NEGATIVE.test(value);
}

interface FilterOptions {
  readonly properties: readonly string[];
  /** The size of the content that the declarations apply to. */
  readonly extent: Extent;
  readonly budget: StyleBudget;
  readonly onBackground: BackgroundRule | undefined;
}

/** Keeps only declarations of these properties, without functions, and as many as the budget allows. */
export function declarationFilter(options: FilterOptions): DeclarationFilter {
  const { properties, extent, budget, onBackground } = options;
  const allowed = new Set(properties);
  if (onBackground) allowed.add(BACKGROUND);
  const background = (image: string): string | undefined => {
    // A gradient is kept because it is often the only background of white text.
    if (GRADIENT.test(image)) return image.length <= LONGEST_VALUE ? image : undefined;
    const given = ONE_URL.exec(image)?.[1];
    const url = given === undefined ? undefined : onBackground?.(given);
    return url && `url("${url}")`;
  };
  const passing = (name: string, value: string): string | undefined => {
    if (isCostly(name, value, extent)) return undefined;
    if (name === BACKGROUND) return background(value);
    return isPlain(name, value) ? budget.fitting(name, value) : undefined;
  };
  return (style) => {
    if (!budget.fits(style.length)) return '';
    // Filters names before it reads values, because a browser searches all declarations for each value.
    return [...style]
      .filter((name) => allowed.has(name))
      .map((name) => {
        const value = style.getPropertyValue(name);
        const kept = passing(name, EASED[`${name}: ${value}`] ?? value);
        return kept && `${name}: ${kept}${style.getPropertyPriority(name) && ' !important'}`;
      })
      .filter((declaration) => declaration !== undefined)
      .join('; ');
  };
}

/** How many declarations the filter has kept, or more, because names of fonts and addresses may contain semicolons. */
export const countOf = (declarations: string): number => declarations.split('; ').length;

/** The property `all`, also where its name has escapes or a comment beside it. */
const ALL =
  /(?<![\w.#\\-])(?:a|\\0{0,4}[46]1\s?)(?:l|\\(?:l|0{0,4}[46]c\s?)){2}(?=\s*(?::|\/\*))/gi;

/** Disables `all`, because Firefox expands it to 350 declarations, and Chromium to none that could be filtered. */
export const withoutAll = (css: string): string => css.replace(ALL, '-all');

/** An image within the style. */
const IMAGE_DATA = /url\(\s*["']?data:[^"'()]*["']?\s*\)/gi;

/** The first declarations that fit, none of them cut off. Images are left out first, because they have semicolons. */
function whatFits(style: string): string {
  if (style.length <= MOST_STYLE) return style;
  const rest = style.replace(IMAGE_DATA, 'none');
  if (rest.length <= MOST_STYLE) return rest;
  return rest.slice(0, rest.lastIndexOf(';', MOST_STYLE - 1) + 1);
}

/** Returns a function that keeps only the allowed declarations of an element. */
export function styleFilter(allowedOf: DeclarationFilter, budget: StyleBudget) {
  const known = new Map<string, string>();
  const read = (given: string): string => {
    probe.cssText = withoutAll(whatFits(given));
    return allowedOf(probe);
  };
  return (element: Element): void => {
    const given = element.getAttribute(QUIET_STYLE);
    if (given === null) return;
    // Removes it first, so that nothing unfiltered remains if parsing throws.
    element.removeAttribute(QUIET_STYLE);
    const style = known.get(given) ?? read(given);
    // A style with an image is not cached, because each image is counted, also while none is shown.
    if (known.size < MOST_KNOWN && !/url\(/i.test(given)) known.set(given, style);
    if (style !== '' && budget.fits(countOf(style))) element.setAttribute(QUIET_STYLE, style);
  };
}
