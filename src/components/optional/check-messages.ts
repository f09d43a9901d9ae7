import { groups as optionalGroups } from 'optional-texts:build';
import { presentName } from '../../text/former-names';
import { isText, isTree, missingPlaceholders, ownOf, type Tree } from '../../text/merge-texts';
import { TEXTS } from '../../text/texts';

/** The groups that load with their parts have their texts checked then. */
const isOptional = (group: string) => optionalGroups.includes(presentName(group));

function problemsOfText(path: string, ours: string, given: unknown): readonly string[] {
  if (!isText(given)) return [`"${path}" is no text`];
  const missing = missingPlaceholders(given, ours);
  return missing.length === 0 ? [] : [`"${path}" lacks ${missing.join(' and ')}`];
}

function problemsOfEach(ours: Tree, name: string, given: unknown, path: string): readonly string[] {
  const own = ownOf(ours, name);
  if (typeof own === 'string') return problemsOfText(path, own, given);
  if (!isTree(own)) return path === name && isOptional(name) ? [] : [`there is no "${path}"`];
  return isTree(given)
    ? problemsOfTree(own, given, `${path}.`)
    : [`"${path}" is no group of texts`];
}

const problemsOfTree = (ours: Tree, given: Tree, path: string): readonly string[] =>
  Object.entries(given).flatMap(([name, value]) => [
    ...(presentName(name) === name ? [] : [`"${path}${name}" is now "${presentName(name)}"`]),
    ...problemsOfEach(ours, name, value, path + name),
  ]);

/** What is wrong with a portal's own texts, in a sentence each. */
export const problemsOf = (ours: Tree, messages: Tree | null): readonly string[] =>
  messages ? problemsOfTree(ours, messages, '') : ['there is no JSON object'];

const isTranslation = (language: string) => language !== '' && !/^en\b/i.test(language);

const byPresentName = (given: object): Tree =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [presentName(name), value]));

/** What a translation leaves in English: the groups that it omits, and the texts that it omits in others. */
function untranslated(ours: Tree, messages: Tree): readonly string[] {
  const given = byPresentName(messages);
  const groups = ours === TEXTS ? [...Object.keys(TEXTS), ...optionalGroups] : [];
  const texts = Object.entries(given).flatMap(([group, texts]) => {
    const translated = byPresentName(Object(texts) as object);
    return Object.keys(ours[group] ?? {})
      .filter((name) => !(name in translated))
      .map((name) => `${group}.${name}`);
  });
  return [...groups.filter((group) => !(group in given)), ...texts];
}

const warned = new Set<string>();

/**
 * Warns the portal's developer on the console, once, of problems in `messages`, and of what a translation leaves in
 * English. On a page in English, or in no language, `messages` only rewords.
 */
export function checkMessages(ours: Tree, messages: Tree | null, language: string): void {
  const warnings = problemsOf(ours, messages).map((problem) => `in messages, ${problem}`);
  const names = messages && isTranslation(language) ? untranslated(ours, messages) : [];
  if (names.length > 0) warnings.push(`messages leaves in English: ${names.join(', ')}`);
  for (const warning of warnings) {
    if (warned.has(warning)) continue;
    warned.add(warning);
    console.warn(`<medical-aid-inquiries>: ${warning}`);
  }
}
