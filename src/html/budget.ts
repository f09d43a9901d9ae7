/*
 * What remote HTML may cost a browser. Each limit is the largest that Chromium, Firefox and WebKit show
 * within 3 s on an idle machine, whatever the markup is.
 */

/** Elements that are built; two megabytes from a word processor are some 20 000. */
export const MOST_ELEMENTS = 33_000;
/**
 * Elements that may float, or have a display or within a line a direction of their own: layout takes the square of their
 * number.
 */
export const MOST_LAID_OUT = 10_000;
/** Elements within one another that a parser keeps track of. */
export const MOST_OPEN = 500;
/** Elements within one another that are built; of what is deeper the content is kept. */
export const MOST_DEPTH = 150;
/**
 * Lines that there can be, times the elements around each: in a narrow box every character has a line
 * of its own, and a browser repeats all inline boxes around it.
 */
export const MOST_LINES = 2_500_000;
/**
 * Stretches of text from right to left, and characters that set a direction. For those of one paragraph Chromium and
 * Firefox take the square of their number; paragraphs are not told apart, because styles can join them.
 */
export const MOST_DIRECTIONS = 15_000;
/**
 * Elements of which a browser can show fewer: WebKit takes the square of the number of empty tables, Chromium that of
 * quotation marks, which depend on all before them, of list items in no list, and of closed `details`; each `bdi` searches
 * its words for a direction, `bdo` changes it.
 */
export const MOST_OF: Readonly<Record<string, number>> = {
  table: 5_000,
  li: 4_000,
  details: 2_000,
  q: 1_000,
  bdi: 1_000,
  bdo: 1_000,
};
/** List items that may set their own number: Chromium takes the square of theirs. */
export const MOST_NUMBERED = 1_000;
/** Characters of a document that may be justified, or have small capitals: Chromium takes the square of their number. */
export const MOST_JUSTIFIED = 200_000;
export const MOST_SMALL_CAPITALS = 20_000;
/** Cells of a row: WebKit and Chromium allocate each in all rows. */
export const MOST_COLUMNS = 150;
/** Cells of a table that spans can cover. */
export const MOST_SPANNED = 30_000;
/** Columns or rows that one cell spans. */
export const LONGEST_SPAN = 100;
/** Characters of an attribute that is no address. */
export const LONGEST_ATTRIBUTE = 2_000;
/** Characters of one element's declarations; parsing takes the square of their number. */
export const MOST_STYLE = 20_000;
/** Characters of a value that is no address and no list of families. */
export const LONGEST_VALUE = 500;
/**
 * Declarations of a document that are read, and that are kept, on each element: a shorthand counts as all of its
 * longhands, `all` as 350.
 */
export const MOST_LONGHANDS = 500_000;
/** Declarations of all rules times the elements that they may be for. */
export const MOST_APPLIED = 50_000_000;
/** Font families of one declaration, and of a document: a browser looks for each. */
export const MOST_FAMILIES_AT_ONCE = 5;
export const MOST_FAMILIES = 50;
export const LONGEST_FAMILY = 100;
/** Values of each property that makes another font, such as a size. */
export const MOST_FONT_VALUES = 200;
/** Fonts of a document: families, sizes, weights, languages and the like multiply. Each can take a millisecond. */
export const MOST_FONTS = 500;
/** Languages of a document: a browser chooses fonts for each anew. */
export const MOST_LANGUAGES = 50;
export const LONGEST_LANGUAGE = 35;
/** Characters of a response's stylesheets: several times what mail programs let through. */
export const MOST_CSS = 200_000;
/**
 * Blocks and brackets of all sheets: within one another Chromium takes more than the square of their number, and 3,900
 * end the page in Firefox and WebKit. 2,000 do not.
 */
export const MOST_BLOCKS = 1_000;
/** Characters between two braces of a sheet: WebKit takes the square of a selector's length to serialise it. */
export const LONGEST_SELECTOR = 10_000;
/** Simple selectors of all rules (`a.b > c` has three) times the elements that they are matched with. */
export const MOST_MATCHES = 10_000_000;
/** Images that are loaded from other servers, and the servers: each image is compared with a policy that names all. */
export const MOST_REMOTE_IMAGES = 500;
export const MOST_IMAGE_ORIGINS = 50;
/** Earlier messages that are folded, each on its own; the rest stays open. */
export const MOST_FOLDS = 50;
/** Characters of a text without layout. */
export const MOST_WORDS = 4_000_000;
/** Changes of direction of a text without layout, which has one direction then. */
export const MOST_WORD_DIRECTIONS = 100_000;
/** Lines of a text without layout; of what is longer, line breaks become spaces. */
export const MOST_WORD_LINES = 30_000;
/** Characters of a text in a record: a browser shapes each stretch of one script apart, and tabs by themselves. */
export const MOST_RECORDED = 250_000;

/** The lines of a text without layout; one line where they are too many. */
export const withFewLines = (lines: readonly string[]): readonly string[] =>
  lines.length > MOST_WORD_LINES ? [lines.join(' ')] : lines;

/** HTML that no browser could show without a freeze. */
export class TooMuchMarkup extends Error {
  override readonly name = 'TooMuchMarkup';
}
