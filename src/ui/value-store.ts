/** A value outside React's state, which `useStore` renders. */
export interface ReadStore<T> {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly get: () => T;
}

export interface ValueStore<T> extends ReadStore<T> {
  readonly set: (value: T) => void;
}

export function createValueStore<T>(initial: T): ValueStore<T> {
  const listeners = new Set<() => void>();
  let now = initial;
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: () => now,
    set: (value) => {
      now = value;
      for (const listener of listeners) listener();
    },
  };
}
