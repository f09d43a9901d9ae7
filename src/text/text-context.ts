import { createContext, useContext } from 'react';
import { TEXTS, type Texts } from './texts';

const TextContext = createContext<Texts>(TEXTS);

export const TextContextProvider = TextContext.Provider;

/** The texts to show: ours, merged with the portal's own. */
export const useText = (): Texts => useContext(TextContext);
