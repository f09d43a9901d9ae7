import { useRouter, type BaseLocationHook, type RouterOptions } from 'wouter';
import { useOfStore } from '../ui/use-store';
import { createHashLocation } from './hash-location';
import { hrefTo } from './href';
import { pathOf, searchOf } from './routes';

/**
 * The router's options for one element, over the location hash. wouter's hash hook would write the host's
 * `location.search`, and leave the query in the path.
 */
export function hashRouterOptions(ownsHash: () => boolean): RouterOptions {
  const location = createHashLocation(ownsHash);
  // Each hook renders only if its part of the location changes.
  const useHashPath: BaseLocationHook = () => [useOfStore(location, pathOf), location.navigate];
  const useHashSearch = () => useOfStore(location, searchOf);
  return { hook: useHashPath, searchHook: useHashSearch, hrefs: hrefTo };
}

/** The query of the location, not decoded. wouter's `useSearch` would decode it once too often. */
export function useRawSearch(): string {
  const router = useRouter();
  return router.searchHook(router);
}
