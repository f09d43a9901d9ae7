import { createContext, useContext, useEffect, useRef, type RefObject } from 'react';
import { namedEntry } from '../routing/history-entry';
import { useVisitedEntries } from './drafts';

/** The first screen of a visit. */
interface FirstScreen {
  /** Whether no change of route has come before it. */
  readonly isAtArrival: () => boolean;
  isNext: boolean;
}

const FirstScreenContext = createContext<RefObject<FirstScreen> | undefined>(undefined);

/** Holds which screen is the first one of the visit: it came by no change of route. */
export const FirstScreenProvider = FirstScreenContext.Provider;

/**
 * A screen's title. It takes the focus when the screen came by a change of route, and is scrolled to;
 * where the member has come back, the page stays as the browser has scrolled it.
 */
export function ScreenHeading({ children }: { children: string }) {
  const first = useContext(FirstScreenContext);
  const visited = useVisitedEntries();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const entry = namedEntry();
    const isBack = entry !== undefined && visited.has(entry);
    if (entry !== undefined) visited.add(entry);
    const isArrival = first?.current.isNext === true && first.current.isAtArrival();
    if (first) first.current.isNext = false;
    if (!isArrival) heading.current?.focus({ preventScroll: isBack });
  }, [first, visited]);
  return (
    <h2 ref={heading} tabIndex={-1} part="heading">
      {children}
    </h2>
  );
}
