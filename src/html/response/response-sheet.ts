import { countOf, withoutAll, type DeclarationFilter } from '../inline-style';
import {
  LONGEST_SELECTOR,
  MOST_APPLIED,
  MOST_BLOCKS,
  MOST_CSS,
  MOST_MATCHES,
  MOST_SEARCHED,
} from '../limits/budget';
import { ancestorsIn } from '../limits/extent';

/** The start of a simple selector. The count may be too high, but never too low. */
const SIMPLE = /[\s>+~,|]+|[.#[:]/g;
/**
 * Selectors that search all siblings, descendants or ancestors, or a whole attribute, for each element. `:is(a *) *`
 * searches all ancestors of each ancestor. Firefox takes quadratic time in the number of elements in a block whose
 * first line has a style.
 */
const SLOW =
  /~|\*=|:first-line|:has\b|:nth-last|-of-type|:lang\b|\sof\s|\([^()]*(?:\(|[^\s>+,()]\s+[^\s>+,)])/;
/** A space that is a combinator: the selector searches all ancestors of each element. */
const DESCENDANT = /[^\s>+,]\s+[^\s>+,]/;
/**
 * Queries of the colour scheme or the height. A response is on white in every theme. Its frame is as high as its
 * content, so a style that depends on the height could change the height endlessly.
 */
const UNSTEADY = /prefers-color-scheme|height|orientation|aspect-ratio/i;
const OPENING = /[([{]/g;
/** Nesting depth of media rules. */
const MOST_NESTED = 3;

const countIn = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const simplesOf = (selector: string): number => countIn(selector, SIMPLE) + 1;

const isTooLong = ({ length }: string): boolean => length > LONGEST_SELECTOR;

function parse(css: string): CSSRule[] {
  const sheet = new CSSStyleSheet();
  // Mail programs wrap their sheets in HTML comments.
  sheet.replaceSync(withoutAll(css.replace(/<!--|-->/g, '')));
  return [...sheet.cssRules];
}

/**
 * The allowed rules of a response's style elements, as CSS for its frame: style rules with the declarations that
 * pass, and media rules around them. The browser matches media rules by the frame's width.
 * @param content all elements that the rules are matched against
 */
export function responseSheet(
  sheets: readonly string[],
  content: Element,
  allowedOf: DeclarationFilter,
): string {
  if (sheets.reduce((sum, { length }) => sum + length, 0) > MOST_CSS) return '';
  if (sheets.flatMap((sheet) => sheet.split(/[{}]/)).some(isTooLong)) return '';
  if (countIn(sheets.join(), OPENING) > MOST_BLOCKS) return '';
  const elements = content.querySelectorAll('*').length;
  let simples = 0;
  let searching = 0;
  let declared = 0;

  const styleRule = ({ selectorText, style }: CSSStyleRule): string => {
    if (SLOW.test(selectorText)) return '';
    const declarations = allowedOf(style);
    if (declarations === '') return '';
    simples += simplesOf(selectorText);
    if (DESCENDANT.test(selectorText)) searching += simplesOf(selectorText);
    declared += countOf(declarations);
    return `${selectorText} { ${declarations} }`;
  };
  const textOf = (rules: readonly CSSRule[], depth: number): string =>
    rules
      .map((rule) => {
        if (rule instanceof CSSStyleRule) return styleRule(rule);
        if (!(rule instanceof CSSMediaRule) || depth === MOST_NESTED) return '';
        if (UNSTEADY.test(rule.conditionText)) return '';
        const inner = textOf([...rule.cssRules], depth + 1);
        return inner && `@media ${rule.conditionText} {\n${inner}\n}`;
      })
      .filter((text) => text !== '')
      .join('\n');

  const css = textOf(sheets.flatMap(parse), 0);
  const isDear =
    simples * elements > MOST_MATCHES ||
    searching * ancestorsIn(content) > MOST_SEARCHED ||
    declared * elements > MOST_APPLIED;
  return isDear ? '' : css;
}
