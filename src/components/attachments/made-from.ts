const sources = new WeakMap<File, readonly File[]>();

/** Remembers what a file was made from, for as long as the file lives: photos, in their order. */
export function setMadeFrom(made: File, from: readonly File[]): void {
  sources.set(made, from);
}

/** The files that a file was made from at the member's press; empty for one that was chosen as it is. */
export const madeFrom = (file: File): readonly File[] => sources.get(file) ?? [];
