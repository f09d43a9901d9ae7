/** Tells pages whether the tests run in full, or as a run of all tests by `npm test`, which leaves some to verify. */
export const inFull = () => ({
  name: 'in-full',
  executeCommand({ command }) {
    if (command !== 'in-full') return undefined;
    return { isInFull: process.env.IN_FULL === '1' };
  },
});
