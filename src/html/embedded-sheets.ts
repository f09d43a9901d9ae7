import { QUIET_STYLE } from './quiet-style';

/** Rules times elements that are still looked through: some tenths of a second. */
const MOST_MATCHES = 2_000_000;
/** Attributes and states, but for that of a link: seldom in letters, and some are slow to match. */
const UNUSUAL = /\[|:(?!link\b)/;

/** A rough specificity: enough for the selectors of mail programs. */
const weightOf = (selector: string): number =>
  100 * (selector.match(/#/g)?.length ?? 0) + (selector.match(/[.:]/g)?.length ?? 0);

function rulesOf(css: string): { selector: string; style: string; weight: number }[] {
  const sheet = new CSSStyleSheet();
  // Mail programs hide their sheets in comments of HTML.
  sheet.replaceSync(css.replaceAll(/<!--|-->/g, ''));
  return [...sheet.cssRules]
    .filter((rule) => rule instanceof CSSStyleRule)
    .flatMap(({ selectorText, style }) =>
      selectorText.split(',').map((selector) => ({ selector, style: style.cssText })),
    )
    .filter(({ selector, style }) => style !== '' && !UNUSUAL.test(selector))
    .map((rule) => ({ ...rule, weight: weightOf(rule.selector) }));
}

/**
 * Moves the rules of a letter's own style elements into the styles of the elements they mean, where
 * they are filtered like any other: many mail programs keep all of a letter's looks there.
 */
export function inlineSheets(root: Element, sheets: readonly string[]): void {
  const rules = sheets.flatMap(rulesOf).sort((a, b) => a.weight - b.weight);
  if (rules.length * root.getElementsByTagName('*').length > MOST_MATCHES) return;
  const gathered = new Map<Element, string[]>();
  for (const { selector, style } of rules) {
    for (const element of root.querySelectorAll(selector)) {
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
