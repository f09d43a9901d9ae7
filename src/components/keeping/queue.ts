/**
 * Returns a function that runs tasks one after the other. Its promises never reject: that of a task that has failed
 * resolves with undefined.
 */
export function createQueue(report: (error: unknown) => void) {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>): Promise<T | undefined> => {
    const result = last.then(task).catch((error: unknown): undefined => {
      report(error);
    });
    last = result;
    return result;
  };
}
