import { useState } from 'react';

type Handler<Args extends readonly unknown[]> = (...args: Args) => void;

/** Holds what the handler of an event has thrown, of whatever type. */
class HandlerException extends Error {}

/** What an error boundary has caught, and the part of the element that threw it. */
export const readCaught = (caught: unknown): readonly [thrown: unknown, part: string] =>
  caught instanceof HandlerException ? [caught.cause, 'event handler'] : [caught, 'rendering'];

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
      } catch (cause) {
        setState(() => {
          throw new HandlerException('', { cause });
        });
      }
    };
}
