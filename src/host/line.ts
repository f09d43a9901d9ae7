import { useSyncExternalStore } from 'react';

/** Whether the browser says that there is no network. It can be wrong, so it never stops a request. */
export const isOffline = (): boolean => !navigator.onLine;

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** The same, as it changes. */
export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, isOffline);
