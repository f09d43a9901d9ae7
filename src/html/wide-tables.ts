const FIXED = /^[\d.]+(?:px|pt|pc|cm|mm|in|em|rem)?$/;

/** How wide a table says it is, in absolute terms; undefined where it says nothing of the kind. */
function fixedWidth(table: HTMLTableElement): string | undefined {
  const said = table.style.width || (table.getAttribute('width')?.trim() ?? '');
  if (!FIXED.test(said)) return undefined;
  return /\d$/.test(said) ? `${said}px` : said;
}

/**
 * Lets tables that are wider than their letter shrink to it: in WebKit a table is as wide as it says,
 * whatever its greatest width.
 */
export function narrowTables(letter: Document): void {
  const { scrollWidth, clientWidth } = letter.documentElement;
  if (scrollWidth <= clientWidth) return;
  const wide = [...letter.querySelectorAll('table')].filter(
    ({ offsetWidth }) => offsetWidth > clientWidth,
  );
  for (const table of wide) {
    const width = fixedWidth(table);
    if (width === undefined) continue;
    table.style.maxWidth = width;
    table.style.width = '100%';
  }
}
