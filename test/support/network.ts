import { afterEveryTest } from './after-every-test';

/** Makes the browser report that there is a network, or none. Requests are made in any case. */
export function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

afterEveryTest(() => {
  Reflect.deleteProperty(navigator, 'onLine');
});
