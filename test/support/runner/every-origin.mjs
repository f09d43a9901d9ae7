/** Whether tests of a form run for every origin, or for one as in a run of all tests by `npm test`. */
export const everyOrigin = () => ({
  name: 'every-origin',
  executeCommand({ command }) {
    if (command !== 'every-origin') return undefined;
    return { isEvery: process.env.EVERY_ORIGIN === '1' };
  },
});
