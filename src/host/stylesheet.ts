/** A constructable stylesheet of a text; shared by all elements, allowed under a strict CSP. */
export function createStylesheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
