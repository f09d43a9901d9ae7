import { useState } from 'react';

type Handler<Args extends readonly unknown[]> = (...args: Args) => void;

const thrownByHandlers = new WeakSet<object>();

/** The part of the element that an error boundary's exception is from. */
export const partOf = (error: unknown): 'event handler' | 'rendering' =>
  thrownByHandlers.has(Object(error) as object) ? 'event handler' : 'rendering';

/**
 * Wraps the handler of an event, so that what it throws reaches the error boundary around: the next rendering
 * throws it. React itself hands it to the page (`reportError`), and shows the member nothing.
 */
export function useCatch() {
  const [, setState] = useState<never>();
  return <Args extends readonly unknown[]>(handler: Handler<Args> | undefined): Handler<Args> =>
    (...args) => {
      try {
        handler?.(...args);
      } catch (error) {
        thrownByHandlers.add(Object(error) as object);
        setState(() => {
          throw error;
        });
      }
    };
}
