import { useEffect, useMemo } from 'react';
import { useLanguage } from '../../host/language';
import { useSettings } from '../../settings/settings-context';
import { mergeTexts, type Tree } from '../../text/merge-texts';
import type { Reworded } from '../../text/texts';

const NONE: readonly string[] = [];
const ignore = () => undefined;
const warned = new Set<string>();

/** Warns the portal's developer once of each problem in a part's attribute or texts. */
export function useWarnings(where: string, problems: readonly string[]): void {
  useEffect(() => {
    for (const problem of problems.map((each) => `${where}, ${each}`)) {
      if (warned.has(problem)) continue;
      warned.add(problem);
      console.warn(`<medical-aid-inquiries>: in ${problem}`);
    }
  }, [where, problems]);
}

/** Texts merged with the portal's. The portal's developer is warned of problems in them. */
export function useMergedTexts<Ours extends Tree>(
  ours: Ours,
  messages: Tree | null | undefined,
  groups: readonly string[] = NONE,
): Reworded<Ours> {
  const { environment } = useSettings();
  const language = useLanguage();
  const { text, problems } = useMemo(() => mergeTexts(ours, messages), [ours, messages]);
  useWarnings('messages', problems);
  useEffect(() => {
    if (!messages || environment !== 'test') return;
    import('./name-untranslated').then(({ nameUntranslated }) => {
      nameUntranslated(language(), ours, messages, groups);
    }, ignore);
  }, [environment, groups, language, messages, ours]);
  return text;
}

/** A part's texts, merged with the portal's. */
export function useOptionalText<Groups extends Tree>(ours: Groups): Reworded<Groups> {
  const { messages } = useSettings();
  const given = useMemo(() => {
    if (!messages) return undefined;
    const all = Object.entries(messages);
    return Object.fromEntries(all.filter(([group]) => Object.hasOwn(ours, group)));
  }, [ours, messages]);
  return useMergedTexts(ours, given);
}
