import type { ReactNode } from 'react';
import { useMergedTexts } from '../components/optional/use-optional-text';
import { useSettings } from '../settings/settings-context';
import { TextContextProvider } from '../text/text-context';
import { TEXTS } from '../text/texts';

/** Provides the texts, merged with the portal's. */
export function TextProvider({ children }: { children: ReactNode }) {
  const { messages } = useSettings();
  const text = useMergedTexts(TEXTS, messages);
  return <TextContextProvider value={text}>{children}</TextContextProvider>;
}
