/** Creates a constructable stylesheet: a strict CSP allows it, and elements can share it. */
export function createStylesheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
