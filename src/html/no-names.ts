/** Replaces the table of names in the parser of remote HTML. It has none (see `name-references`). */
export const htmlDecodeTree = new Uint16Array(1);
