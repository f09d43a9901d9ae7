import { BUDGET } from './budget.mjs';
import { API, brotliBytes, ENTRY, scripts, untilHydrated, withImports } from './built.mjs';

const nameOf = (chunk) => /^chunks\/(.+)-[\w-]{8}\.js$/.exec(chunk)?.[1] ?? chunk;

const fits = (pattern, name) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(name);

/** The pattern of the budget that a chunk counts for. */
const patternOf = (chunk) =>
  Object.keys(BUDGET.chunks).find((pattern) => fits(pattern, nameOf(chunk)));

const part = (name, files, budget) => ({ name, bytes: brotliBytes(...files), budget });

/** What the build has made, part by part, with the bytes that each takes and may take. */
export function builtParts() {
  const chunks = scripts().filter((file) => file.startsWith('chunks/'));
  return {
    wholes: [
      part('the entry', [ENTRY], BUDGET.entry),
      part('all until the contact form is hydrated', untilHydrated(), BUDGET.untilHydrated),
      part('the API client with its chunks', withImports(API), BUDGET.api),
    ],
    chunks: chunks.map((chunk) => part(nameOf(chunk), [chunk], BUDGET.chunks[patternOf(chunk)])),
    unusedPatterns: Object.keys(BUDGET.chunks).filter(
      (pattern) => !chunks.some((chunk) => patternOf(chunk) === pattern),
    ),
  };
}
