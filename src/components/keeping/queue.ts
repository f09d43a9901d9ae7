type Task = () => Promise<void>;

/** Returns a function that runs tasks one after the other. Its promises never reject. */
export function createQueue(report: (error: unknown) => void): (task: Task) => Promise<void> {
  let last = Promise.resolve();
  return (task) => (last = last.then(task).catch(report));
}
