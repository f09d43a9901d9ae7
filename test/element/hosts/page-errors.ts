/** What reaches the page of uncaught exceptions and rejections from now on; `stop` gives it. */
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
    /** A rejection that nobody handles is told of after the tasks that are waiting. */
    stop: async () => {
      await new Promise((resolve) => setTimeout(resolve));
      listening.abort();
      return heard;
    },
  };
}

/** Puts something in the place of a member of an object, until the given function is called. */
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

/** What a host's own code does when it is called. */
export const throwing = () => {
  throw new Error('Broken by the page');
};
