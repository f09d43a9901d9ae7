import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../src/tooling/folders.mjs';
import { loadSource } from '../../../src/tooling/load-source.mjs';
import { readSources, readTests } from './source.mjs';

/** The demo's pages use the same function to read the tags. */
const { sectionsIn } = await loadSource(
  join(ROOT, 'demo/backend/middleware/specification-tags.ts'),
);
const { TEXTS } = await loadSource(join(ROOT, 'src/text/texts.ts'));

const numbersOf = (text, pattern) =>
  [...text.matchAll(pattern)].map(([, number]) => Number(number));

/** The text after a page's heading, up to the next heading of the same level. */
const below = (page, heading) => page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

/**
 * The numbers of a specification page, and the texts that it quotes from the screen.
 * @returns {{ sections: number[], decisions: number[], security: number[], fixed: string[] }}
 */
export const readSpecification = (page) => ({
  sections: numbersOf(page, /^## §(\d+) /gm),
  decisions: numbersOf(below(page, 'Decisions'), /^(\d+)\. /gm),
  security: numbersOf(below(page, 'Security'), /^(\d+)\. /gm),
  fixed: [...page.matchAll(/\*\*([^*]+)\*\*/g)].map(([, text]) => text.replace(/\s+/g, ' ')),
});

export const SPECIFICATION = readSpecification(
  readFileSync(join(ROOT, 'src/SPECIFICATION.md'), 'utf8'),
);

export const shownTexts = (texts = TEXTS) =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? text : shownTexts(text)));

/** The numbers after a word: 'decisions 3', 'security 37, 42'. */
const named = (word, text) =>
  [...text.matchAll(new RegExp(`\\b${word} (\\d+(?:, \\d+)*)`, 'g'))].flatMap(([, list]) =>
    list.split(', ').map(Number),
  );

/** The numbers that the text of the tests names, each once. */
export const namedIn = (text) => ({
  sections: new Set(numbersOf(text, /§(\d+)/g)),
  decisions: new Set(named('decisions', text)),
  security: new Set(named('security', text)),
});

/** Section number -> paths of the files that claim it by a `@spec` tag. */
export function specificationMap(sources) {
  const map = new Map(SPECIFICATION.sections.map((section) => [section, []]));
  for (const { path, text } of sources) {
    for (const section of sectionsIn(text).map(Number))
      map.set(section, [...(map.get(section) ?? []), path]);
  }
  return map;
}

/** The map as text, with a paragraph for each section. */
export const asText = (map) =>
  [...map].map(([section, paths]) => [`§${section}`, ...paths].join('\n  ')).join('\n');

/** The sources that may claim a section. */
export const claimants = () => [...readSources('src'), ...readSources('demo/backend')];

/** All tests as one text, without the test of this module, because its examples name numbers too. */
export const testsText = () =>
  readTests()
    .filter(({ path }) => !path.endsWith('/specification-map.test.mjs'))
    .map(({ text }) => text)
    .join('\n');

/**
 * The problems of a specification, one line each.
 * @param map the map of the sources, as `specificationMap` makes it
 * @param tested the text of the tests
 * @param texts the texts on screen
 */
export function problemsOf({ sections, decisions, security, fixed }, map, tested, texts) {
  const names = namedIn(tested);
  const without = (numbers, has, words) =>
    numbers.filter((number) => !has(number)).map((number) => words.replace('#', number));
  const unknown = (named, known, words) =>
    without([...named], (number) => known.includes(number), words);
  return [
    ...unknown(map.keys(), sections, 'A tag names §#, which is not in the specification.'),
    ...unknown(names.sections, sections, 'A test names §#, which is not in the specification.'),
    ...unknown(names.decisions, decisions, 'A test names decisions #, which are not there.'),
    ...unknown(names.security, security, 'A test names security #, which is not there.'),
    ...without(sections, (section) => map.get(section)?.length > 0, '§# has no code.'),
    ...without(sections, (section) => names.sections.has(section), '§# has no test.'),
    ...without(decisions, (each) => names.decisions.has(each), 'Decisions # have no test.'),
    ...fixed
      .filter((text) => !texts.includes(text))
      .map((text) => `No text on screen is '${text}'.`),
  ];
}

/** The problems of the project's own specification. */
export const problems = () =>
  problemsOf(SPECIFICATION, specificationMap(claimants()), testsText(), shownTexts());

if (process.argv[1] === import.meta.filename) {
  console.log(asText(specificationMap(claimants())));
  const found = problems();
  for (const problem of found) console.error(problem);
  process.exitCode = found.length > 0 ? 1 : 0;
}
