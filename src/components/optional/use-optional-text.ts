import { useEffect, useMemo } from 'react';
import { useSettings } from '../../settings/settings-context';
import { mergeTexts, type Tree } from '../../text/merge-texts';
import type { Reworded } from '../../text/texts';

const warned = new Set<string>();

/** Warns the portal's developer of each problem in a part's attribute or texts, once. */
export function useWarnings(where: string, problems: readonly string[]): void {
  useEffect(() => {
    for (const problem of problems.map((each) => `${where}, ${each}`)) {
      if (warned.has(problem)) continue;
      warned.add(problem);
      console.warn(`<medical-aid-inquiries>: in ${problem}`);
    }
  }, [where, problems]);
}

/** A part's own texts, merged with the portal's. */
export function useOptionalText<Groups extends Tree>(ours: Groups): Reworded<Groups> {
  const { messages } = useSettings();
  const { text, problems } = useMemo(() => {
    const given = Object.entries(messages ?? {}).filter(([group]) => Object.hasOwn(ours, group));
    return mergeTexts(ours, Object.fromEntries(given));
  }, [ours, messages]);
  useWarnings('messages', problems);
  return text;
}
