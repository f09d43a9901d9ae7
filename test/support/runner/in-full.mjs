/** Answers pages whether the tests run every combination: see `support/in-full`. */
export const inFull = () => ({
  name: 'in-full',
  executeCommand({ command }) {
    if (command !== 'in-full') return undefined;
    return { isInFull: process.env.IN_FULL === '1' };
  },
});
