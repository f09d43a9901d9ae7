/** The page's hash as it is now, '#' included. */
export const pageHash = (): string => window.location.hash;

/** The page's address without its hash. */
export const pageAddress = (): string => window.location.href.replace(/#.*$/s, '');

/** The href of a location. Absolute where a `<base>` would resolve a bare hash to another page. */
export const hrefTo = (to: string): string =>
  (document.baseURI.replace(/#.*$/s, '') === pageAddress() ? '#' : `${pageAddress()}#`) + to;
