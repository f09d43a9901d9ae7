import { join } from 'node:path';
import { ROOT } from '../../../src/tooling/folders.mjs';
import { loadSource } from '../../../src/tooling/load-source.mjs';
import { readSources } from './source.mjs';

export const SECTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The same program reads the tags for the demo's pages. */
const { sectionsIn } = await loadSource(
  join(ROOT, 'demo/backend/middleware/specification-tags.ts'),
);

/** Section number -> paths of the files that claim it by a `@spec` tag. */
export function specificationMap(sources) {
  const map = new Map(SECTIONS.map((section) => [section, []]));
  for (const { path, text } of sources) {
    for (const section of sectionsIn(text).map(Number))
      map.set(section, [...(map.get(section) ?? []), path]);
  }
  return map;
}

/** The map as text, a section a paragraph. */
export const asText = (map) =>
  [...map].map(([section, paths]) => [`§${section}`, ...paths].join('\n  ')).join('\n');

/** The sources that may claim a section. */
export const claimants = () => [...readSources('src'), ...readSources('demo/backend')];

if (process.argv[1] === import.meta.filename) console.log(asText(specificationMap(claimants())));
