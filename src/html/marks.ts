/** Marks on one letter that any script may need, and some more; a browser stands still over millions. */
const MANY_MARKS = /(\p{M}{16})\p{M}+/gu;

/** A text without the marks that no letter can have use for. */
export const withFewMarks = (text: string): string => text.replaceAll(MANY_MARKS, '$1');
