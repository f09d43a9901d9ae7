import { useEffect, useRef, useState } from 'react';

/** A pause after which nobody types any more, in milliseconds. */
const PAUSE = 1000;

/** What a live region says of something that changes with every key: the last of it, after a pause. */
export function useSpoken(): readonly [spoken: string, speak: (text: string) => void] {
  const [spoken, setSpoken] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  const speak = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(setSpoken, PAUSE, text);
  };
  return [spoken, speak];
}
