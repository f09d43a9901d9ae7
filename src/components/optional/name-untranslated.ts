import type { Tree } from '../../text/merge-texts';

const named = new Set<string>();

const isTranslation = (language: string) => language !== '' && !/^en\b/i.test(language);

/**
 * Names once, on the console, what a portal that translates leaves in English: the groups that it omits, and the
 * texts that it omits in others. On a page in English, or in no language, `messages` only rewords.
 *
 * @param groups the names of the groups of which a translation has each
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
