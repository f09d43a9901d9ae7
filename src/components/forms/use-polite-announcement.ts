import { useEffect, useRef, useState } from 'react';

/** How long a pause in typing is, in milliseconds. */
const PAUSE = 1000;

/** Debounces a live region's text: it announces the last one after a pause in typing. */
export function usePoliteAnnouncement(): readonly [spoken: string, speak: (text: string) => void] {
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
