import { useRef, useState } from 'react';

/**
 * Debounced state, which changes to the last value once none was set for a while.
 * @param pause how long, in milliseconds
 */
export function useAfterPause<T>(
  initial: T,
  pause: number,
): readonly [value: T, setLater: (value: T) => void] {
  const [value, setValue] = useState(initial);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const setLater = (next: T) => {
    clearTimeout(timer.current);
    // React ignores a value that is set once the component is removed.
    timer.current = setTimeout(() => {
      setValue(next);
    }, pause);
  };
  return [value, setLater];
}
