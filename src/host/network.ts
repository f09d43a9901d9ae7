/** Whether the browser reports that there is no network. It can be wrong, so it never stops a request. */
export const isOffline = (): boolean => !navigator.onLine;

/** Calls back when the browser is offline or online again, until the signal is aborted. */
export function onNetwork(onChange: () => void, signal: AbortSignal): void {
  window.addEventListener('online', onChange, { signal });
  window.addEventListener('offline', onChange, { signal });
}
