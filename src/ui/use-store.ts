import { useSyncExternalStore } from 'react';
import type { ReadStore } from './value-store';

/** Renders a store's value. */
export const useStore = <T>({ subscribe, get }: ReadStore<T>): T =>
  useSyncExternalStore(subscribe, get, get);

/** Renders a selection of a store's value. Renders again only if the selection changes by `Object.is`. */
export function useOfStore<T, Selected>(
  { subscribe, get }: ReadStore<T>,
  select: (now: T) => Selected,
): Selected {
  const read = () => select(get());
  return useSyncExternalStore(subscribe, read, read);
}
