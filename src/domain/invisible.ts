/**
 * Invisible characters: soft hyphens, zero-width joiners and spaces, direction marks, fillers, byte order marks and
 * control characters; and the replacement characters of objects and letters that could not be copied.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\uFFFC\uFFFD]|(?!\s)\p{Cc}/gu;

/** Removes invisible characters except white space. Copied addresses and file names contain them. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/**
 * White space, control characters and marks of direction or width, but no variation selectors, which belong to a
 * letter. The search begins only where such a run does, because it would take quadratic time from each character.
 */
const AROUND = /^[\s\p{Cc}\p{Cf}]+|(?<![\s\p{Cc}\p{Cf}])[\s\p{Cc}\p{Cf}]+$/gu;

/** Removes invisible characters at both ends. Within a text, they may join two letters. */
export const trimInvisible = (text: string): string => text.replace(AROUND, '');
