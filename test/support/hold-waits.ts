import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';

/** In milliseconds, the maximum of a timer. */
const FOR_EVER = 2 ** 31 - 1;

/**
 * Holds the page's timers of certain lengths, in milliseconds, until the test fires them.
 * @param options `firesItself`: whether they also fire at their time
 */
export function holdWaits(isHeld: (milliseconds: number) => boolean, { firesItself = true } = {}) {
  const { setTimeout, clearTimeout } = window;
  const waiting = new Map<number, () => void>();
  const held = (run: () => void, milliseconds = 0, ...rest: unknown[]) => {
    const isOurs = isHeld(milliseconds);
    const id = setTimeout(run, isOurs && !firesItself ? FOR_EVER : milliseconds, ...rest);
    if (isOurs) waiting.set(id, run);
    return id;
  };
  const cleared = (id?: number) => {
    waiting.delete(id ?? NaN);
    clearTimeout(id);
  };
  Object.assign(window, { setTimeout: held, clearTimeout: cleared });
  const passAll = () => {
    for (const [id, run] of waiting) {
      cleared(id);
      run();
    }
  };
  return {
    /** How many timers are set. */
    get count() {
      return waiting.size;
    },
    passAll,
    /** Fires the only timer, as soon as the answered calls have cleared theirs. */
    async pass() {
      await waitFor(() => {
        expect(waiting).to.have.lengthOf(1);
      });
      passAll();
    },
    stop: () => Object.assign(window, { setTimeout, clearTimeout }),
  };
}
