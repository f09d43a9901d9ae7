import { MAY_BE_NEGATIVE } from './allow-lists';
import { MOST_LAID_OUT, MOST_STYLE } from './budget';
import { QUIET_STYLE } from './quiet-style';

/** Whether a background image of such an address may be shown. */
export type BackgroundRule = (url: string) => boolean;

/** The declarations of a style that may be kept, as CSS. */
export type DeclarationFilter = (style: CSSStyleDeclaration) => string;

/** No function except colours: others fetch, compute or refer to something. */
const PLAIN = /^(?:[^()\\@<>{}]|(?:rgb|hsl)a?\([^()]*\))*$/;
const NEGATIVE = /(?:^|[\s,])-[\d.]/;
/** Viewport units: a frame is as high as its response, and would grow with it for ever. */
const OF_WINDOW = /\d(?:[dls]?v|cq)(?:h|b|min|max)\b/i;
const ONE_URL = /^url\("([^"\\]+)"\)$/;
const GRADIENT =
  /^(?:repeating-)?(?:linear|radial|conic)-gradient\((?:[^()\\@<>{}]|(?:rgb|hsl)a?\([^()]*\))*\)$/;

/** The browser's own parser reads declarations, on an element that no page shows. */
const probe = document.implementation.createHTMLDocument('').createElement('p').style;

/** Styles of one response that are remembered: mail programs repeat a few of them on every element. */
const MOST_KNOWN = 500;

function isPlain(name: string, value: string): boolean {
  if (value === '' || !PLAIN.test(value) || OF_WINDOW.test(value)) return false;
  return MAY_BE_NEGATIVE.includes(name) || !NEGATIVE.test(value);
}

const isLayout = (name: string, value: string): boolean =>
  name === 'float' || (name === 'display' && value !== 'none');

/**
 * Keeps only declarations of these properties, without a function.
 * @param elements how many elements they are for
 */
export function declarationFilter(
  properties: readonly string[],
  elements: number,
  onBackground?: BackgroundRule,
): DeclarationFilter {
  const allowed = new Set(properties);
  const passes = (name: string, value: string): boolean => {
    if (elements > MOST_LAID_OUT && isLayout(name, value)) return false;
    if (name !== 'background-image') return allowed.has(name) && isPlain(name, value);
    if (!onBackground) return false;
    // White text often has no other background.
    if (GRADIENT.test(value)) return true;
    const url = ONE_URL.exec(value)?.[1];
    return url !== undefined && onBackground(url);
  };
  return (style) =>
    [...style]
      .map((name) => [name, style.getPropertyValue(name), style.getPropertyPriority(name)] as const)
      .filter(([name, value]) => passes(name, value))
      .map(([name, value, priority]) => `${name}: ${value}${priority && ' !important'}`)
      .join('; ');
}

/** The first declarations that fit, none of them cut. */
const whatFits = (style: string): string =>
  style.length > MOST_STYLE ? style.slice(0, style.lastIndexOf(';', MOST_STYLE - 1) + 1) : style;

/** Returns a function that keeps only the allowed declarations of an element. */
export function styleFilter(allowedOf: DeclarationFilter) {
  const known = new Map<string, string>();
  const read = (given: string): string => {
    probe.cssText = whatFits(given);
    return allowedOf(probe);
  };
  return (element: Element): void => {
    const given = element.getAttribute(QUIET_STYLE);
    if (given === null) return;
    // Removed first: if parsing throws, nothing unfiltered remains.
    element.removeAttribute(QUIET_STYLE);
    const style = known.get(given) ?? read(given);
    // A style with an image is not remembered: each image is counted.
    if (known.size < MOST_KNOWN && !style.includes('url(')) known.set(given, style);
    if (style !== '') element.setAttribute(QUIET_STYLE, style);
  };
}
