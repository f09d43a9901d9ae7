/** Random choices that are the same for the same seed. */
export interface Chance {
  /** A whole number from 0 up to, but not including, the limit. */
  below(limit: number): number;
  /** True with this probability, from 0 to 1. */
  is(share: number): boolean;
  of<T>(all: readonly T[]): T;
  /** Calls `make` from 0 to `most` times. */
  times<T>(most: number, make: () => T): T[];
}

/** Mulberry32 by Tommy Ettinger, with 32 bits of state. Its quality is sufficient here. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function chanceOf(seed: number): Chance {
  const next = mulberry32(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    is: (share) => next() < share,
    of: <T>(all: readonly T[]) => all[below(all.length)] as T,
    times: (most, make) => Array.from({ length: below(most + 1) }, make),
  };
}
