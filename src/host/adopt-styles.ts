import { createStylesheet } from './stylesheet';

/** The styles of the parts that have loaded. */
const sheets = new Map<string, CSSStyleSheet>();
/** The shadow roots of the elements that are mounted. */
const roots = new Set<ShadowRoot>();

const adopt = (root: ShadowRoot, sheet: CSSStyleSheet) => {
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
};

/** Adds an optional part's styles, as its module loads, to every element: those that mount later too. */
export function adoptStyles(css: string): void {
  if (sheets.has(css)) return;
  const sheet = createStylesheet(css);
  sheets.set(css, sheet);
  for (const root of roots) adopt(root, sheet);
}

/** Gives an element the styles of optional parts, until the function that it returns is called. */
export function followStyles(root: ShadowRoot): () => void {
  for (const sheet of sheets.values()) adopt(root, sheet);
  roots.add(root);
  return () => {
    roots.delete(root);
  };
}
