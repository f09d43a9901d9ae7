/**
 * Matches more combining characters on one letter than any script or emoji has: marks, skin tones, tags and joiners.
 * Millions of marks freeze a browser, and so do 25,000 skin tones.
 */
const MANY_MARKS = /([\p{M}\p{Gr_Ext}\p{EMod}\u200d]{16})[\p{M}\p{Gr_Ext}\p{EMod}\u200d]+/gu;

/** Removes the combining characters beyond 16. */
export const withFewMarks = (text: string): string => text.replace(MANY_MARKS, '$1');
