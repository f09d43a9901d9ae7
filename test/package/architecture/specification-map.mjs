import { readSources } from './source.mjs';

export const SECTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** `@spec §4` and `@spec §3 Default categories, §7`: every section up to the end of the sentence. */
const TAG = /@spec ([^.:;)}*\n]*)/g;

/** Section number -> paths of the files that claim it by a `@spec` tag. */
export function specificationMap(sources) {
  const map = new Map(SECTIONS.map((section) => [section, []]));
  for (const { path, text } of sources) {
    const tags = [...text.matchAll(TAG)].map(([, tag]) => tag).join();
    const claimed = new Set([...tags.matchAll(/§(\d+)/g)].map(([, section]) => Number(section)));
    for (const section of claimed) map.set(section, [...(map.get(section) ?? []), path]);
  }
  return map;
}

/** The map as text, a section a paragraph. */
export const asText = (map) =>
  [...map].map(([section, paths]) => [`§${section}`, ...paths].join('\n  ')).join('\n');

/** The sources that may claim a section. */
export const claimants = () => [...readSources('src'), ...readSources('demo/backend')];

if (process.argv[1] === import.meta.filename) console.log(asText(specificationMap(claimants())));
