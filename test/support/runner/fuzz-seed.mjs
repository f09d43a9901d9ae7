import { randomInt } from 'node:crypto';

/** The seed for a run of random documents. It is new, or that of an earlier run. */
export const fuzzSeed = () => ({
  name: 'fuzz-seed',
  executeCommand({ command }) {
    if (command !== 'fuzz-seed') return undefined;
    const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));
    console.log(`Random documents: FUZZ_SEED=${seed}`);
    return { seed };
  },
});
