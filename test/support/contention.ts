/** Works for a few milliseconds. The result is used, so that the compiler does not remove the work. */
function work(): void {
  let sum = 0;
  for (let n = 0; n < 2_000_000; n += 1) sum += Math.sqrt(n);
  if (Number.isNaN(sum)) throw new Error('No sum');
}

/** This number of pieces takes about a quarter of a second. */
const PIECES = 60;

/**
 * The shortest time of a piece so far, in milliseconds. Kept, because other processes may occupy the processor for
 * seconds.
 */
let shortest = Infinity;

/**
 * The factor by which work takes longer now than on a free processor, at least 1. It is the mean time of many short
 * pieces, divided by the shortest time of all so far. A slow but idle machine also has 1.
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
