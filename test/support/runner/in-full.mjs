/** Whether tests run every combination, as in verify and by name. */
export const isInFull = process.env.IN_FULL === '1';

/** Passes on to pages whether the tests run every combination (see `support/in-full`). */
export const inFull = () => ({
  name: 'in-full',
  executeCommand({ command }) {
    if (command !== 'in-full') return undefined;
    return { isInFull };
  },
});
