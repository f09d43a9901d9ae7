/**
 * Runs a task once it has not been started again for a while.
 * @param milliseconds how long that is
 */
export function createRest(milliseconds: number, task: () => void) {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(resting);
    resting = undefined;
  };
  return {
    isRunning: () => resting !== undefined,
    stop,
    start: () => {
      stop();
      resting = setTimeout(() => {
        stop();
        task();
      }, milliseconds);
    },
  };
}
