/* How much of lists and texts is shown at once. These limits are ours, not part of the specification. */

/** Characters of a server's text that are shown at first. */
export const SHOWN_CHARACTERS = 2000;
/** Characters that each 'Show more' adds. */
export const MORE_CHARACTERS = 20_000;
/** Characters of the first words that identify a query or a draft. */
export const FIRST_WORDS = 80;
/** Rows of a server's list that are shown at first, and that each 'Show more' adds. */
export const SHOWN_ROWS = 200;
/** Above this number of open queries, the list can be searched and sorted. */
export const LONG_LIST = 5;
