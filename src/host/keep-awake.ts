/**
 * Keeps the screen on until the signal is aborted, because a phone that sleeps stops an upload. Browsers release the
 * lock in a hidden page, so it is requested again once the page is visible.
 */
export function keepAwake(signal: AbortSignal): void {
  // Insecure pages have no wake locks.
  const { wakeLock } = navigator as Partial<Pick<Navigator, 'wakeLock'>>;
  if (!wakeLock) return;
  const request = async () => {
    if (document.visibilityState !== 'visible') return;
    try {
      const lock = await wakeLock.request('screen');
      const release = () => void lock.release();
      if (signal.aborted) release();
      else signal.addEventListener('abort', release, { once: true });
    } catch {
      // The request was refused, for example because of a low battery. The upload continues.
    }
  };
  document.addEventListener('visibilitychange', () => void request(), { signal });
  void request();
}
