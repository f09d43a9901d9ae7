import { useEffect, useMemo } from 'react';
import { useLanguage } from '../../host/language';
import { useSettings } from '../../settings/settings-context';
import { presentName } from '../../text/former-names';
import { mergeTexts, type Tree } from '../../text/merge-texts';
import type { Reworded } from '../../text/texts';

const ignore = () => undefined;

/** Texts merged with the portal's own, which are checked for its developer. */
export function useMergedTexts<Ours extends Tree>(
  ours: Ours,
  messages: Tree | null | undefined,
): Reworded<Ours> {
  const { environment } = useSettings();
  const language = useLanguage();
  useEffect(() => {
    if (messages === undefined) return;
    import('./check-messages').then(({ checkMessages }) => {
      checkMessages(ours, messages, environment === 'test' ? language() : '');
    }, ignore);
  }, [environment, language, messages, ours]);
  return useMemo(() => mergeTexts(ours, messages), [ours, messages]);
}

/** A part's texts, merged with the portal's. */
export function useOptionalText<Groups extends Tree>(ours: Groups): Reworded<Groups> {
  const { messages } = useSettings();
  const given = useMemo(() => {
    if (!messages) return undefined;
    const all = Object.entries(messages);
    return Object.fromEntries(all.filter(([group]) => Object.hasOwn(ours, presentName(group))));
  }, [ours, messages]);
  return useMergedTexts(ours, given);
}
