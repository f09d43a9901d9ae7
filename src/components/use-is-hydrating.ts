import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Whether this rendering takes over markup of the build: it must be what the build has rendered. It stands until
 * something else renders the component.
 * @param isOutdated whether that is not what there is to show: another rendering follows at once. Most
 * members have done nothing yet, and it would cost them a second rendering of the form.
 */
export function useIsHydrating(isOutdated = false): boolean {
  let isHydrating = false;
  useSyncExternalStore(
    subscribe,
    () => false,
    () => {
      isHydrating = true;
      return isOutdated;
    },
  );
  return isHydrating;
}
