import { createContext, useContext, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { mergeTexts } from '../text/merge-texts';
import { TEXTS, type Texts } from '../text/texts';
import { useSettings } from './settings-context';

const TextContext = createContext<Texts>(TEXTS);

/** The texts to show: ours, with the portal's own words in their place. */
export const useText = (): Texts => useContext(TextContext);

/** Gives the texts of the settings; of the portal's words what can't be used is told once. */
export function TextProvider({ children }: { children: ReactNode }) {
  const { messages } = useSettings();
  const { text, problems } = useMemo(() => mergeTexts(messages), [messages]);
  const told = useRef(new Set<string>());
  useEffect(() => {
    for (const problem of problems.filter((each) => !told.current.has(each))) {
      told.current.add(problem);
      console.warn(`<medical-aid-inquiries>: in messages, ${problem}`);
    }
  }, [problems]);
  return <TextContext value={text}>{children}</TextContext>;
}
