import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';

/** Lets the page's timers of such a length, in milliseconds, fire at once, when the test says so. */
export function holdWaits(isHeld: (milliseconds: number) => boolean) {
  const { setTimeout, clearTimeout } = window;
  const waiting = new Map<number, () => void>();
  const held = (run: () => void, milliseconds = 0, ...rest: unknown[]) => {
    const id = setTimeout(run, milliseconds, ...rest);
    if (isHeld(milliseconds)) waiting.set(id, run);
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
    /** How many are set. */
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
