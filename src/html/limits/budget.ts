/*
 * Limits of remote HTML. Each is the largest that Chromium, Firefox and WebKit show within 3 s on an idle machine,
 * whatever the markup is.
 */

/** Elements that are built. Two megabytes from a word processor have some 20,000. */
export const MOST_ELEMENTS = 33_000;
/**
 * Elements that may float, scroll, have a display, or set a direction within a line. Layout takes quadratic time in
 * their number.
 */
export const MOST_LAID_OUT = 10_000;
/**
 * Elements of content that may make tables of them by their style, whose columns nothing else limits. With shared borders
 * Firefox stores each cell of columns × rows, also where there is none.
 */
export const MOST_TABLED = 2_000;
/** How deep a parser tracks open elements. */
export const MOST_OPEN = 500;
/** How deep elements are built. Of deeper elements only the content is kept. */
export const MOST_DEPTH = 150;
/**
 * Possible lines times the elements around each line. In a narrow box every character can have its own line, and a
 * browser repeats all surrounding inline boxes on each.
 */
export const MOST_LINES = 2_500_000;
/**
 * The same limit before nested quotations are moved out of one another. To find quotations and signs, the text of an
 * element is read once for each element around it: 2 MB within 148 elements took 6 s.
 */
export const MOST_LINES_READ = 30_000_000;
/**
 * Runs of right-to-left text, and characters that set a direction. Chromium and Firefox take quadratic time in the
 * number within one paragraph. The whole document is counted, because styles can join paragraphs.
 */
export const MOST_DIRECTIONS = 15_000;
/**
 * Elements with a lower limit. WebKit takes quadratic time in the number of empty tables, and Chromium in the number
 * of quotation marks (each depends on all before it), of list items outside a list, and of closed `details`. Firefox does
 * in the number of a table's parts. Each `bdi` searches its text for a direction, and `bdo` changes it.
 */
export const MOST_OF: Readonly<Record<string, number>> = {
  table: 5_000,
  tbody: 5_000,
  thead: 1_000,
  tfoot: 1_000,
  li: 4_000,
  details: 2_000,
  q: 1_000,
  col: 1_000,
  bdi: 1_000,
  bdo: 1_000,
};
/** List items that set their own number. Chromium takes quadratic time in their number. */
export const MOST_NUMBERED = 1_000;
/**
 * Characters of a document with justified text, or with small capitals. Chromium takes quadratic time in their
 * number.
 */
export const MOST_JUSTIFIED = 200_000;
export const MOST_SMALL_CAPITALS = 20_000;
/**
 * Characters of a document that sets its letters, words or tabs apart, and tabs of a document. Firefox takes three
 * times as long for a line that is wide, and ten times for a tab.
 */
export const MOST_SPREAD = 100_000;
export const MOST_TABS = 20_000;
/**
 * Characters of a document that choose a variant of the one before. Firefox looks for another font for each, and takes
 * 0.1 ms.
 */
export const MOST_VARIANTS = 10_000;
/** Columns of a row. Browsers allocate each column in all rows. */
export const MOST_COLUMNS = 150;
/** Cells of a table that spans can cover. */
export const MOST_SPANNED = 30_000;
/** Columns of a document that `col` elements span. Firefox stores each column in all rows that share borders. */
export const MOST_SPANNED_COLUMNS = 500;
/** Columns or rows that one cell spans. */
export const LONGEST_SPAN = 100;
/** Characters of an attribute, except addresses. */
export const LONGEST_ATTRIBUTE = 2_000;
/** Characters of an element's declarations. Parsing takes quadratic time in their number. */
export const MOST_STYLE = 20_000;
/** Characters of a value, except addresses and font families. */
export const LONGEST_VALUE = 500;
/**
 * Declarations of a document, both before and after filtering, counted on each element. A shorthand counts as all of
 * its longhands, and `all` as 350.
 */
export const MOST_LONGHANDS = 500_000;
/** Declarations of all rules times the elements that they may match. */
export const MOST_APPLIED = 50_000_000;
/** Font families of one declaration, and of a document. A browser looks for each of them. */
export const MOST_FAMILIES_AT_ONCE = 5;
export const MOST_FAMILIES = 50;
export const LONGEST_FAMILY = 100;
/** Values of each property that creates another font, such as a size. */
export const MOST_FONT_VALUES = 200;
/** Fonts of a document: families times sizes, weights, languages and so on. Each can take a millisecond. */
export const MOST_FONTS = 500;
/**
 * Pixels of the largest letters of content with more elements than `MOST_FONTS`. Firefox draws each line of large letters by
 * itself, and boxes without a height have thousands of lines in one place.
 */
export const LARGEST_OF_MANY = 100;
/**
 * Elements within one another of which each has a line under or through its text. Chromium draws all lines for each
 * piece of text, and lines of text without a height are all in view.
 */
export const MOST_DECORATIONS = 4;
/** Languages of a document. A browser chooses fonts for each. */
export const MOST_LANGUAGES = 50;
export const LONGEST_LANGUAGE = 35;
/** Characters of a response's stylesheets, several times what mail programs let through. */
export const MOST_CSS = 200_000;
/**
 * Blocks and brackets of all sheets. When nested, Chromium takes more than quadratic time in their number, and 3,900
 * crash the page in Firefox and WebKit; 2,000 do not.
 */
export const MOST_BLOCKS = 1_000;
/** Characters between two braces of a sheet. WebKit takes quadratic time to serialise a selector. */
export const LONGEST_SELECTOR = 10_000;
/** Simple selectors of all rules (`a.b > c` has three) times the elements that they are matched against. */
export const MOST_MATCHES = 10_000_000;
/** Simple selectors of all rules that search ancestors (`a b` does) times the ancestors of all elements. */
export const MOST_SEARCHED = 100_000_000;
/** Class names of an element. Each is compared with those of a selector, for each element within. */
export const MOST_CLASSES = 20;
/** Images from other servers, and those servers. Each image is compared with a policy that names all of them. */
export const MOST_REMOTE_IMAGES = 500;
export const MOST_IMAGE_ORIGINS = 50;
/** Different images within a response. Chromium takes a third of a millisecond for each, however small it is. */
export const MOST_EMBEDDED_IMAGES = 1_000;
/** Earlier messages that are folded, each separately. The rest stays open. */
export const MOST_FOLDS = 50;
/** Characters of text without layout. */
export const MOST_WORDS = 4_000_000;
/** Changes of direction in text without layout, which has a single direction above `MOST_DIRECTIONS`. */
export const MOST_WORD_DIRECTIONS = 100_000;
/** Lines of text without layout. In longer texts, line breaks become spaces. */
export const MOST_WORD_LINES = 30_000;
/** Characters of a text in an exported file. A browser shapes each run of one script separately, and tabs too. */
export const MOST_EXPORTED = 250_000;

/** The lines of text without layout, joined into one where there are too many. */
export const withFewLines = (lines: readonly string[]): readonly string[] =>
  lines.length > MOST_WORD_LINES ? [lines.join(' ')] : lines;

/** HTML that would freeze every browser. */
export class TooMuchMarkup extends Error {
  override readonly name = 'TooMuchMarkup';
}

/** The result of some work, or another one where the markup would freeze every browser. */
export function unlessTooMuch<T>(work: () => T, instead: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof TooMuchMarkup) return instead();
    throw error;
  }
}
