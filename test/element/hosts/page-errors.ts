import { aTimeout } from '@open-wc/testing';
/** Collects the page's uncaught exceptions and rejections; `stop` returns them. */
export function listenForPageErrors() {
  const heard: string[] = [];
  const listening = new AbortController();
  for (const name of ['error', 'unhandledrejection']) {
    window.addEventListener(name, ({ type }) => heard.push(type), {
      signal: listening.signal,
      capture: true,
    });
  }
  return {
    /** Waits for queued tasks, after which an unhandled rejection is reported. */
    stop: async () => {
      await aTimeout(0);
      listening.abort();
      return heard;
    },
  };
}

/** Replaces a member of an object until the returned function is called. */
export function replaceMember(
  owner: object,
  name: PropertyKey,
  attributes: PropertyDescriptor,
): () => void {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { configurable: true, ...attributes });
  return () => {
    if (before) Object.defineProperty(owner, name, before);
    else Reflect.deleteProperty(owner, name);
  };
}

export const throwing = () => {
  throw new Error('Broken by the page');
};
