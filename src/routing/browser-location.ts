/**
 * Replaces wouter's module of this name in every build (`src/tooling/plugins`). On load, wouter's module patches the
 * page's `history.pushState` and `replaceState`, which belong to the host. Our router has its own hooks
 * (`hash-router`), so these are never called.
 */
export const useBrowserLocation = undefined;
export const useSearch = undefined;
