import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';

/** The longest time of a timer, in milliseconds. */
const FOR_EVER = 2 ** 31 - 1;

/**
 * Holds the page's timers of certain lengths until the test fires them.
 * @param isHeld whether to hold a timer of this length, in milliseconds
 * @param options `firesItself`: whether held timers also fire at their own time
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
    /** Fires the only held timer, as soon as the calls that were answered have cleared theirs. */
    async pass() {
      await waitFor(() => {
        expect(waiting).to.have.lengthOf(1);
      });
      passAll();
    },
    stop: () => Object.assign(window, { setTimeout, clearTimeout }),
  };
}
