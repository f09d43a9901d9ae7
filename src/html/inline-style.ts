import { QUIET_STYLE } from './quiet-style';
import { MAY_BE_NEGATIVE } from './style-properties';

/** What styles may be set on remote HTML. */
export interface StyleRules {
  readonly properties: ReadonlySet<string>;
  /** Whether a background image may be shown; without it none is. */
  readonly onBackground?: (url: string) => boolean;
}

/** No function but a colour's: what fetches, computes or refers to something is one. */
const PLAIN = /^(?:[^()\\@<>{}]|(?:rgb|hsl)a?\([^()]*\))*$/;
const NEGATIVE = /(?:^|[\s,])-[\d.]/;
const ONE_URL = /^url\("([^"\\]+)"\)$/;

/** Declarations are read by the browser's own parser, on an element that no page shows. */
const probe = document.implementation.createHTMLDocument('').createElement('p').style;

function passes(name: string, value: string, { properties, onBackground }: StyleRules): boolean {
  if (name === 'background-image') {
    const url = ONE_URL.exec(value)?.[1];
    return url !== undefined && onBackground?.(url) === true;
  }
  if (!properties.has(name) || value === '' || !PLAIN.test(value)) return false;
  return MAY_BE_NEGATIVE.includes(name) || !NEGATIVE.test(value);
}

/** The declarations of a style attribute that pass, '' where none does. */
export function allowedStyle(style: string, rules: StyleRules): string {
  probe.cssText = style;
  return [...probe]
    .map((name) => ({ name, value: probe.getPropertyValue(name) }))
    .filter(({ name, value }) => passes(name, value, rules))
    .map(({ name, value }) => `${name}: ${value}`)
    .join('; ');
}

/** Leaves on an element only the declarations that pass. */
export function filterStyle(element: Element, rules: StyleRules): void {
  const given = element.getAttribute(QUIET_STYLE);
  if (given === null) return;
  const style = allowedStyle(given, rules);
  if (style === '') element.removeAttribute(QUIET_STYLE);
  else element.setAttribute(QUIET_STYLE, style);
}
