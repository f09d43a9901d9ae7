/** A few milliseconds of work; without a use for its result, it would be optimised away. */
function work(): void {
  let sum = 0;
  for (let n = 0; n < 2_000_000; n += 1) sum += Math.sqrt(n);
  if (Number.isNaN(sum)) throw new Error('No sum');
}

/** Pieces of work: together a quarter of a second or so. */
const PIECES = 60;

/** The shortest so far, in milliseconds: others may have the processor for seconds on end. */
let shortest = Infinity;

/**
 * How many times longer work takes now than on a processor of its own, at least 1: the mean of many short
 * pieces of it against the shortest of all so far. A slow machine that is idle has 1 as well.
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
