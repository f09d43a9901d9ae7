/** While a request has this cookie, and for its number of seconds, the backend breaks off every request. */
const COOKIE = 'demo-plug';

/** How long the plug is out, in seconds. */
export const SECONDS = 10;

const setCookie = (seconds) => {
  document.cookie = `${COOKIE}=${seconds}; path=/; SameSite=Lax; Max-Age=${seconds}`;
};

async function pull(view) {
  // A cookie applies from the next request on, and expires by itself if this page is closed.
  setCookie(SECONDS);
  Object.defineProperty(view.navigator, 'onLine', { configurable: true, get: () => false });
  view.dispatchEvent(new Event('offline'));
  // With the first cookie the backend also breaks off what is under way, and starts its own count of the seconds.
  await view.fetch('/demo-api/session').catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, SECONDS * 1000));
  setCookie(0);
  delete view.navigator.onLine;
  view.dispatchEvent(new Event('online'));
}

let isOut;

/**
 * Pulls the plug for a while: the browser says that it is offline, and the backend breaks off every request.
 *
 * @param view the window of the page
 * @returns a promise that resolves when the plug is back
 */
export const pullPlug = (view) =>
  (isOut ??= pull(view).finally(() => {
    isOut = undefined;
  }));
