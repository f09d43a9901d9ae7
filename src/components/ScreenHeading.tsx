import { createContext, useContext, useEffect, useRef, type RefObject } from 'react';

const FirstScreenContext = createContext<RefObject<boolean> | undefined>(undefined);

/** Holds whether the screen shown is still the first one of the visit. */
export const FirstScreenProvider = FirstScreenContext.Provider;

/** A screen's title. It takes the focus when the screen came by a change of route. */
export function ScreenHeading({ children }: { children: string }) {
  const isFirst = useContext(FirstScreenContext);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFirst?.current === true) isFirst.current = false;
    else heading.current?.focus();
  }, [isFirst]);
  return (
    <h2 ref={heading} tabIndex={-1} part="heading">
      {children}
    </h2>
  );
}
