import { createStylesheet } from './stylesheet';

/** The styles that have loaded beside those of the first paint. */
const sheets = new Map<string, CSSStyleSheet>();
/** The shadow roots of the elements that are mounted. */
const roots = new Set<ShadowRoot>();

const adopt = (root: ShadowRoot, sheet: CSSStyleSheet) => {
  // A document takes no sheet of another one, to which a page may have moved the element.
  if (root.ownerDocument !== document || root.adoptedStyleSheets.includes(sheet)) return;
  root.adoptedStyleSheets.push(sheet);
};

/** Adds styles, as their module loads, to every element: those that mount later too. */
export function adoptStyles(css: string): void {
  if (sheets.has(css)) return;
  const sheet = createStylesheet(css);
  sheets.set(css, sheet);
  for (const root of roots) adopt(root, sheet);
}

/** Adds all styles, later ones too, to an element until the function that it returns is called. */
export function followStyles(root: ShadowRoot): () => void {
  for (const sheet of sheets.values()) adopt(root, sheet);
  roots.add(root);
  return () => {
    roots.delete(root);
  };
}
