/**
 * Characters without a shape: soft hyphens, zero-width joiners and spaces, direction marks, fillers, byte order marks
 * and control characters; and what is left of an object or a letter that could not be copied.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\uFFFC\uFFFD]|(?!\s)\p{Cc}/gu;

/** A text without characters that nobody sees, white space apart. Copied addresses and file names carry them. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** White space, control characters and marks of direction or width. No variation selector: it belongs to its letter. */
const AROUND = /^[\s\p{Cc}\p{Cf}]+|[\s\p{Cc}\p{Cf}]+$/gu;

/** A text without what nobody sees around it. Within it, such a character may join two letters. */
export const trimInvisible = (text: string): string => text.replace(AROUND, '');
