import type { Tree } from '../../text/merge-texts';

const named = new Set<string>();

const isTranslation = (language: string) => language !== '' && !/^en\b/i.test(language);

/**
 * Lists once, on the console, the texts that a translating portal leaves in English: whole groups, and single texts
 * of other groups. On a page in English, or without a language, `messages` only rewords.
 *
 * @param groups the names of the groups that a translation should have
 */
export function nameUntranslated(
  language: string,
  ours: Tree,
  messages: Tree,
  groups: readonly string[],
): void {
  if (!isTranslation(language)) return;
  const texts = Object.entries(messages).flatMap(([group, given]) =>
    Object.keys(ours[group] ?? {})
      .filter((name) => !(name in Object(given)))
      .map((name) => `${group}.${name}`),
  );
  const names = [...groups.filter((group) => !(group in messages)), ...texts].join(', ');
  if (names === '' || named.has(names)) return;
  named.add(names);
  console.warn(`<medical-aid-inquiries>: messages leaves in English: ${names}`);
}
