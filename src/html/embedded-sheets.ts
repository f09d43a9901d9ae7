import { QUIET_STYLE } from './quiet-style';

/** Characters of stylesheets that are still read: several times what mail programs let through. */
const MOST_CSS = 200_000;
/** Rules times elements that are still looked through: some tenths of a second. */
const MOST_MATCHES = 10_000_000;
/** How much longer it takes to match a selector that asks for more than the element itself. */
const COMBINED = 5;
/** Characters of declarations that are moved to elements. */
const MOST_MOVED = 4_000_000;
/** Attributes, states but for that of a link, and earlier siblings: seldom in letters, and slow to match. */
const UNUSUAL = /\[|~|:(?!link\b)/;

/** A rough specificity: enough for the selectors of mail programs. */
const weightOf = (selector: string): number =>
  100 * (selector.match(/#/g)?.length ?? 0) + (selector.match(/[.:]/g)?.length ?? 0);

const costOf = (selector: string): number => (/[\s>+]/.test(selector.trim()) ? COMBINED : 1);

interface Rule {
  readonly selector: string;
  readonly style: string;
  readonly weight: number;
  readonly cost: number;
}

function rulesOf(css: string): Rule[] {
  const sheet = new CSSStyleSheet();
  // Mail programs hide their sheets in comments of HTML.
  sheet.replaceSync(css.replaceAll(/<!--|-->/g, ''));
  return [...sheet.cssRules]
    .filter((rule) => rule instanceof CSSStyleRule)
    .flatMap(({ selectorText, style }) =>
      selectorText.split(',').map((selector) => ({ selector, style: style.cssText })),
    )
    .filter(({ selector, style }) => style !== '' && !UNUSUAL.test(selector))
    .map((rule) => ({ ...rule, weight: weightOf(rule.selector), cost: costOf(rule.selector) }));
}

/**
 * Moves the rules of a letter's own style elements into the styles of the elements they mean, where
 * they are filtered like any other: many mail programs keep all of a letter's looks there.
 */
export function inlineSheets(root: Element, sheets: readonly string[]): void {
  if (sheets.reduce((sum, { length }) => sum + length, 0) > MOST_CSS) return;
  const rules = sheets.flatMap(rulesOf).sort((a, b) => a.weight - b.weight);
  const matches = rules.reduce((sum, { cost }) => sum + cost, 0);
  if (matches * root.getElementsByTagName('*').length > MOST_MATCHES) return;
  const gathered = new Map<Element, string[]>();
  let length = 0;
  for (const { selector, style } of rules) {
    for (const element of root.querySelectorAll(selector)) {
      length += style.length;
      if (length > MOST_MOVED) return;
      const styles = gathered.get(element) ?? [];
      styles.push(style);
      gathered.set(element, styles);
    }
  }
  for (const [element, styles] of gathered) {
    const own = element.getAttribute(QUIET_STYLE) ?? '';
    element.setAttribute(QUIET_STYLE, [...styles, own].join(' '));
  }
}
