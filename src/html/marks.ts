/**
 * More of what joins one letter than any script or picture of emoji has: combining marks, tones of skin, tags and
 * joiners. Millions of marks freeze a browser, and 25,000 tones of skin do.
 */
const MANY_MARKS = /([\p{M}\p{Gr_Ext}\p{EMod}\u200d]{16})[\p{M}\p{Gr_Ext}\p{EMod}\u200d]+/gu;

/** A text without the combining marks beyond that number. */
export const withFewMarks = (text: string): string => text.replace(MANY_MARKS, '$1');
