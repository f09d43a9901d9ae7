import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useSettings } from '../settings/settings-context';
import { mergeTexts } from '../text/merge-texts';
import { TextContextProvider } from '../text/text-context';
import { TEXTS } from '../text/texts';

/** Provides the texts, and warns once about each of the portal's own that can't be used. */
export function TextProvider({ children }: { children: ReactNode }) {
  const { messages } = useSettings();
  const { text, problems } = useMemo(() => mergeTexts(TEXTS, messages), [messages]);
  const reported = useRef(new Set<string>());
  useEffect(() => {
    for (const problem of problems.filter((each) => !reported.current.has(each))) {
      reported.current.add(problem);
      console.warn(`<medical-aid-inquiries>: in messages, ${problem}`);
    }
  }, [problems]);
  return <TextContextProvider value={text}>{children}</TextContextProvider>;
}
