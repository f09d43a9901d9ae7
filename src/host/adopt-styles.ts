import { createStylesheet } from './stylesheet';

/** The styles loaded after those of the first paint. */
const sheets = new Map<string, CSSStyleSheet>();
/** The shadow roots of the mounted elements. */
const roots = new Set<ShadowRoot>();

const adopt = (root: ShadowRoot, sheet: CSSStyleSheet) => {
  // A document rejects sheets of another one, to which a page may have moved the element.
  if (root.ownerDocument !== document || root.adoptedStyleSheets.includes(sheet)) return;
  root.adoptedStyleSheets.push(sheet);
};

/** Adds styles to every element, even those that mount later. Called when a style's module loads. */
export function adoptStyles(css: string): void {
  if (sheets.has(css)) return;
  const sheet = createStylesheet(css);
  sheets.set(css, sheet);
  for (const root of roots) adopt(root, sheet);
}

/** Adds all styles to an element, later ones too, until the returned function is called. */
export function followStyles(root: ShadowRoot): () => void {
  for (const sheet of sheets.values()) adopt(root, sheet);
  roots.add(root);
  return () => {
    roots.delete(root);
  };
}
