import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const README = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');

/** Every code block of the README: the heading that it stands under, its language and its text. */
export function snippets() {
  const found = [];
  let under = '';
  for (const [, heading, language, text] of README.matchAll(
    /^#+ (.+)$|^```(\w*)\n([\s\S]*?)^```$/gm,
  )) {
    if (heading) under = heading;
    else found.push({ under, language, text });
  }
  return found;
}

/**
 * The README's snippets of a language under a heading.
 * @throws {Error} where it has none
 */
export function snippetsUnder(heading, language) {
  const texts = snippets()
    .filter((snippet) => snippet.under === heading && snippet.language === language)
    .map(({ text }) => text);
  if (texts.length === 0) throw new Error(`The README has no ${language} under ${heading}`);
  return texts;
}
