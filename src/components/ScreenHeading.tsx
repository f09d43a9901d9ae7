import { createContext, useContext, useEffect, useRef, type RefObject } from 'react';
import { namedEntry } from '../routing/history-entry';
import { useVisitedEntries } from './drafts';

const FirstScreenContext = createContext<RefObject<boolean> | undefined>(undefined);

/** Holds whether the screen shown is still the first one of the visit. */
export const FirstScreenProvider = FirstScreenContext.Provider;

/**
 * A screen's title. It takes the focus when the screen came by a change of route, and is scrolled to;
 * where the member has come back, the page stays as the browser has scrolled it.
 */
export function ScreenHeading({ children }: { children: string }) {
  const isFirst = useContext(FirstScreenContext);
  const visited = useVisitedEntries();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const entry = namedEntry();
    const isBack = entry !== undefined && visited.has(entry);
    if (entry !== undefined) visited.add(entry);
    if (isFirst?.current === true) isFirst.current = false;
    else heading.current?.focus({ preventScroll: isBack });
  }, [isFirst, visited]);
  return (
    <h2 ref={heading} tabIndex={-1} part="heading">
      {children}
    </h2>
  );
}
