/** Creates a constructable stylesheet, which a strict CSP allows, and which elements can share. */
export function createStylesheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
