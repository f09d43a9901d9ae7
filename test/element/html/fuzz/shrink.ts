/** Tries at a smaller list: enough for one of some hundreds of pieces. */
const MOST_TRIES = 400;

/**
 * Leaves out parts of a list for as long as what is left still fails: halves first, single ones last.
 * @param most tries
 */
export async function shrink<T>(
  whole: readonly T[],
  fails: (part: readonly T[]) => Promise<boolean>,
  most = MOST_TRIES,
): Promise<readonly T[]> {
  let left = whole;
  let tries = 0;
  for (let size = Math.ceil(left.length / 2); size > 0; size = size > 1 ? Math.ceil(size / 2) : 0) {
    for (let at = 0; at < left.length && tries < most; tries += 1) {
      const without = [...left.slice(0, at), ...left.slice(at + size)];
      if (await fails(without)) left = without;
      else at += size;
    }
  }
  return left;
}
