/** The page's address without its hash. */
export const pageAddress = (): string => window.location.href.replace(/#.*$/s, '');

/** The href of a location; whole where a `<base>` would send a bare hash to another page. */
export const hrefTo = (to: string): string =>
  (document.baseURI.replace(/#.*$/s, '') === pageAddress() ? '#' : `${pageAddress()}#`) + to;
