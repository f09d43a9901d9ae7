import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Whether this rendering takes over markup of the build: it must be what the build has rendered, and
 * what the member has done since shows in the next one, at once.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
