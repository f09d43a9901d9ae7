/* How much of lists and texts is shown at once: ours, no part of the specification. */

/** Characters of a server's text that are shown at first. */
export const SHOWN_CHARACTERS = 2000;
/** Characters that each 'Show more' adds. */
export const MORE_CHARACTERS = 20_000;
/** Characters of the first words by which a query, or a draft of one, is recognised. */
export const FIRST_WORDS = 80;
/** Rows of a server's list that are shown at first, and that each 'Show more' adds. */
export const SHOWN_ROWS = 200;
/** A list of more open queries than these can be searched and sorted. */
export const LONG_LIST = 5;
