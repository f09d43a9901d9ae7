/** Enough attempts for one failing piece among some hundreds. */
const MOST_TRIES = 400;

/**
 * Leaves out parts of a list while the rest still fails. Begins with halves and ends with single items.
 * @param most the maximum number of attempts
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
