import { useSyncExternalStore } from 'react';
import { useRouter, type BaseLocationHook, type RouterOptions } from 'wouter';
import { createHashLocation } from './hash-location';
import { hrefTo } from './href';
import { pathOf, searchOf } from './routes';

/**
 * The router's options for one element, over the location hash. wouter's own hash hook writes the
 * host's `location.search` and leaves the query in the path.
 */
export function hashRouterOptions(ownsHash: () => boolean): RouterOptions {
  const location = createHashLocation(ownsHash);
  const useShown = () => useSyncExternalStore(location.subscribe, location.get, location.get);
  const useHashPath: BaseLocationHook = () => [pathOf(useShown()), location.navigate];
  const useHashSearch = () => searchOf(useShown());
  return { hook: useHashPath, searchHook: useHashSearch, hrefs: hrefTo };
}

/** The query of the location, undecoded; wouter's `useSearch` would decode it once too often. */
export function useRawSearch(): string {
  const router = useRouter();
  return router.searchHook(router);
}
