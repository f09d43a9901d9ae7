/** A few milliseconds of work; its result is used so that it is not optimised away. */
function work(): void {
  let sum = 0;
  for (let n = 0; n < 2_000_000; n += 1) sum += Math.sqrt(n);
  if (Number.isNaN(sum)) throw new Error('No sum');
}

/** Together about a quarter of a second. */
const PIECES = 60;

/** The shortest so far, in milliseconds, because other processes may occupy the processor for seconds. */
let shortest = Infinity;

/**
 * By which factor work takes longer now than on a free processor, at least 1: the mean of many short pieces over the
 * shortest of all so far. A slow but idle machine also has 1.
 */
export function contention(): number {
  const times = Array.from({ length: PIECES }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  shortest = Math.min(shortest, ...times);
  return times.reduce((sum, time) => sum + time, 0) / PIECES / shortest;
}
