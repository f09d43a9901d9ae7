/** Elements that are still shown; two megabytes from a word processor are some 20 000. */
export const MOST_ELEMENTS = 40_000;
/** Characters of text that are still shown; images that came with a letter do not count. */
export const MOST_TEXT = 4_000_000;
/** Elements within one another that are kept; of what is deeper the content stays. */
export const MOST_DEPTH = 150;
/** Of plain formatting in the same: of what is deeper the content stays as well. */
export const MOST_OF_THE_SAME = 3;
/** Characters times the elements around each: a browser may make all of these anew for every line. */
export const MOST_NESTED_TEXT = 30_000_000;
/** As many characters as these count for where a line ends. */
export const END_OF_LINE = 40;
/** Attributes of one element that are kept. */
export const MOST_ATTRIBUTES = 60;

/** Characters of one element's declarations that are read; parsing takes the square of their number. */
export const MOST_STYLE = 20_000;

/** Remote HTML of more than a page can show without standing still. */
export class TooMuchMarkup extends Error {
  override readonly name = 'TooMuchMarkup';
}
