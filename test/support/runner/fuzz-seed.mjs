import { randomInt } from 'node:crypto';

/** A run of random documents has a seed of its own, or the one of a run before. */
export const fuzzSeed = () => ({
  name: 'fuzz-seed',
  executeCommand({ command }) {
    if (command !== 'fuzz-seed') return undefined;
    const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));
    console.log(`Random documents: FUZZ_SEED=${seed}`);
    return { seed };
  },
});
