/**
 * Replaces wouter's module of this name in every build (`src/tooling/plugins`). As it loads, wouter's own patches
 * the page's `history.pushState` and `replaceState`, which belong to the host. Our router has its own hooks
 * (`hash-router`), so that these are never called.
 */
export const useBrowserLocation = undefined;
export const useSearch = undefined;
