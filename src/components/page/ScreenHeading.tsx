import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  type RefObject,
} from 'react';
import { useShowEntry } from './visited-entries';

/** Whether the next heading belongs to the first screen of the visit. */
interface FirstScreen {
  /** Whether the route has not changed since the element was mounted. */
  readonly isAtArrival: () => boolean;
  isNext: boolean;
  /** Called when a screen is on the page and interactive. */
  readonly onShown: () => void;
}

const FirstScreenContext = createContext<RefObject<FirstScreen> | undefined>(undefined);

export const FirstScreenProvider = FirstScreenContext.Provider;

/**
 * A screen's title. After a change of route it takes the focus and scrolls into view. After a navigation back it
 * keeps the scroll position that the browser restores.
 */
export function ScreenHeading({ children }: { children: string }) {
  const first = useContext(FirstScreenContext);
  const showEntry = useEffectEvent(useShowEntry());
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isBack = showEntry();
    const isArrival = first?.current.isNext === true && first.current.isAtArrival();
    if (first) first.current.isNext = false;
    first?.current.onShown();
    if (!isArrival) heading.current?.focus({ preventScroll: isBack });
  }, [first]);
  return (
    <h2 ref={heading} tabIndex={-1} part="heading">
      {children}
    </h2>
  );
}
