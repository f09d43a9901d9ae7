import { afterEveryTest } from './after-every-test';

/** Makes the browser report that it is online or offline. Requests still work. */
export function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

afterEveryTest(() => {
  Reflect.deleteProperty(navigator, 'onLine');
});
