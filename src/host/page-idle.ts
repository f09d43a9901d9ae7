/** Resolves once the page has nothing urgent to do. */
export const pageIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no idle callbacks.
    const { requestIdleCallback } = window as Partial<Pick<Window, 'requestIdleCallback'>>;
    if (requestIdleCallback)
      requestIdleCallback(() => {
        resolve();
      });
    else setTimeout(resolve, 200);
  });
