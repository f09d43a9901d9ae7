/** Makes the browser ask before the page is left, until the signal is aborted. */
export function askBeforeLeaving(signal: AbortSignal): void {
  const ask = (event: BeforeUnloadEvent) => {
    event.preventDefault();
  };
  window.addEventListener('beforeunload', ask, { signal });
}
