/** The page's hash as it is now, '#' included. */
export const pageHash = (): string => window.location.hash;
