import { MAY_BE_NEGATIVE } from './allow-lists';
import { MOST_STYLE } from './markup-budget';
import { QUIET_STYLE } from './quiet-style';

/** Whether a background image of such an address may be shown. */
export type BackgroundRule = (url: string) => boolean;

/** No function but a colour's: what fetches, computes or refers to something is one. */
const PLAIN = /^(?:[^()\\@<>{}]|(?:rgb|hsl)a?\([^()]*\))*$/;
const NEGATIVE = /(?:^|[\s,])-[\d.]/;
/** A height of the window's is the height of a letter's frame, which would grow with it for ever. */
const OF_WINDOW = /\d(?:[dls]?v|cq)(?:h|b|min|max)\b/i;
const ONE_URL = /^url\("([^"\\]+)"\)$/;

/** Declarations are read by the browser's own parser, on an element that no page shows. */
const probe = document.implementation.createHTMLDocument('').createElement('p').style;

/** Styles of one letter that are remembered: mail programs repeat a few of them on every element. */
const MOST_KNOWN = 500;

function isPlain(name: string, value: string): boolean {
  if (value === '' || !PLAIN.test(value) || OF_WINDOW.test(value)) return false;
  return MAY_BE_NEGATIVE.includes(name) || !NEGATIVE.test(value);
}

/** Leaves on elements only the declarations that pass: of these properties, without a function. */
export function styleFilter(properties: readonly string[], onBackground?: BackgroundRule) {
  const allowed = new Set(properties);
  const passes = (name: string): boolean => {
    if (name !== 'background-image') return allowed.has(name) && isPlain(name, valueOf(name));
    const url = ONE_URL.exec(valueOf(name))?.[1];
    return url !== undefined && onBackground?.(url) === true;
  };
  const allowedStyle = (style: string): string => {
    probe.cssText = style.length > MOST_STYLE ? '' : style;
    return [...probe]
      .filter(passes)
      .map((name) => `${name}: ${valueOf(name)}`)
      .join('; ');
  };
  const known = new Map<string, string>();
  return (element: Element): void => {
    const given = element.getAttribute(QUIET_STYLE);
    if (given === null) return;
    const style = known.get(given) ?? allowedStyle(given);
    // Each image is asked about each time: they are counted.
    if (known.size < MOST_KNOWN && !style.includes('url(')) known.set(given, style);
    if (style === '') element.removeAttribute(QUIET_STYLE);
    else element.setAttribute(QUIET_STYLE, style);
  };
}

const valueOf = (name: string): string => probe.getPropertyValue(name);
