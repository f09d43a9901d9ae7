/** More combining marks than any script puts on one letter; millions of them freeze a browser. */
const MANY_MARKS = /(\p{M}{16})\p{M}+/gu;

/** A text without the combining marks beyond that number. */
export const withFewMarks = (text: string): string => text.replace(MANY_MARKS, '$1');
