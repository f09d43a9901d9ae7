import { useSyncExternalStore } from 'react';
import type { ReadStore } from './value-store';

/** Renders what a store holds. */
export const useStore = <T>({ subscribe, get }: ReadStore<T>): T =>
  useSyncExternalStore(subscribe, get, get);

/** Renders what is selected of a store's value: the same, as `Object.is` has it, while that stays. */
export function useOfStore<T, Selected>(
  { subscribe, get }: ReadStore<T>,
  select: (now: T) => Selected,
): Selected {
  const read = () => select(get());
  return useSyncExternalStore(subscribe, read, read);
}
