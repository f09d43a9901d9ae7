/**
 * Characters without a shape: soft hyphens, zero-width joiners and spaces, direction marks, fillers, byte order marks
 * and control characters; and what is left of an object or a letter that could not be copied.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\uFFFC\uFFFD]|(?!\s)\p{Cc}/gu;

/** A text without characters that nobody sees, white space apart. Copied addresses and file names carry them. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');
