import { useMemo, type ReactNode } from 'react';
import { useWarnings } from '../components/optional/use-optional-text';
import { useSettings } from '../settings/settings-context';
import { mergeTexts } from '../text/merge-texts';
import { TextContextProvider } from '../text/text-context';
import { TEXTS } from '../text/texts';

/** Provides the texts, and warns once about each of the portal's own that can't be used. */
export function TextProvider({ children }: { children: ReactNode }) {
  const { messages } = useSettings();
  const { text, problems } = useMemo(() => mergeTexts(TEXTS, messages), [messages]);
  useWarnings('messages', problems);
  return <TextContextProvider value={text}>{children}</TextContextProvider>;
}
