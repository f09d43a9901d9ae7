import { useState } from 'react';

type Handler<Args extends readonly unknown[]> = (...args: Args) => void;

/** Wraps an event handler's exception, as its `cause`. */
class HandlerException extends Error {}

/** Unwraps an exception from an error boundary, and names the part of the element that threw it. */
export const readCaught = (caught: unknown): readonly [thrown: unknown, part: string] =>
  caught instanceof HandlerException ? [caught.cause, 'event handler'] : [caught, 'rendering'];

/**
 * Returns a wrapper for event handlers that rethrows their exceptions during rendering, where an error boundary
 * catches them. React alone would pass them to the page's `reportError` and show nothing.
 */
export function useCatch() {
  const [, setState] = useState<never>();
  return <Args extends readonly unknown[]>(handler: Handler<Args> | undefined): Handler<Args> =>
    (...args) => {
      try {
        handler?.(...args);
      } catch (cause) {
        setState(() => {
          throw new HandlerException('', { cause });
        });
      }
    };
}
